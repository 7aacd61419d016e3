//! `tapis serve`: opens the house.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use house::store::Store;
use house::store::postgres::Postgres;
use house::store::sqlite::Sqlite;
use house::time::Time;
use house::{Config, House};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::cli::ServeFlags;
use crate::output::Answer;

pub(crate) fn run(flags: &ServeFlags) -> Result<Answer> {
    log(flags)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start the threads")?;
    runtime.block_on(serve(flags))?;
    Ok(Answer::Yes)
}

async fn serve(flags: &ServeFlags) -> Result<()> {
    let store = open_store(flags).await?;
    let house = House::open(store, config(flags), Time::system()).await?;
    let listener =
        TcpListener::bind(&flags.listen).await.with_context(|| format!("cannot listen on {}", flags.listen))?;
    let address = listener.local_addr()?;
    // For people and scripts that wait for it: the one line on standard output.
    println!("Tapis is open at http://{address}");
    let mut terminate = signal(SignalKind::terminate())?;
    let stop = async move {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    };
    house::serve(listener, house, stop).await.context("the house could not serve")
}

async fn open_store(flags: &ServeFlags) -> Result<Arc<dyn Store>> {
    if let Some(url) = &flags.database {
        return Ok(Arc::new(Postgres::open(url).await?));
    }
    Ok(Arc::new(Sqlite::open(&flags.data)?))
}

fn config(flags: &ServeFlags) -> Config {
    let https = flags.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    Config {
        trusted_proxies: flags.trusted_proxies,
        secure_cookies: flags.secure_cookies || https,
        public_url: flags.public_url.clone(),
        origins: flags.origins.clone(),
        sockets_per_address: flags.sockets_per_address,
        sockets_max: flags.sockets_max,
        requests_per_second: flags.requests_per_second,
        rooms_per_hour: flags.rooms_per_hour,
        messages_per_second: flags.messages_per_second,
        bot_threads: flags.bot_threads,
        bot_limit: Duration::from_secs(flags.bot_seconds),
        gesture_wait: Duration::from_secs(flags.gesture_seconds),
        rest_after: Duration::from_secs(flags.rest_seconds),
        host_grace: Duration::from_secs(flags.host_grace_seconds),
        sweep_after: Duration::from_secs(flags.sweep_days * 24 * 3600),
        silence_max: Duration::from_secs(flags.silence_seconds),
        ..Config::default()
    }
}

fn log(flags: &ServeFlags) -> Result<()> {
    let filter = EnvFilter::try_new(&flags.log).with_context(|| format!("`{}` is not a log filter", flags.log))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if flags.log_json {
        lines.json().init();
    } else {
        lines.with_target(false).init();
    }
    Ok(())
}
