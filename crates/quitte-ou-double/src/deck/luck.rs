//! The 38 luck cards and what each of them does (6.5).

use std::sync::Arc;

use super::id::CardId;

/// A luck card: its effect is the law's, its words are the deck's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckCard {
    /// Its name, `L01` to `L38`.
    pub id: CardId,
    /// Lucky, to be kept, or unlucky.
    pub class: LuckClass,
    /// What it does.
    pub effect: Effect,
    /// The headline on the card.
    pub title: Arc<str>,
    /// What the card says.
    pub text: Arc<str>,
}

/// Lucky or unlucky; only lucky cards can be keepers (R15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum LuckClass {
    /// Carried out at once, and welcome.
    Lucky,
    /// Lucky too, held and used later (R16).
    Keeper,
    /// Carried out at once, unless a shield is used.
    Unlucky,
}

/// What a luck card does; sums in euros. "You" is the player who draws (6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, ts_rs::TS), serde(rename_all = "kebab-case"))]
pub enum Effect {
    /// Keeper: the same question or riddle once more.
    SecondChance,
    /// Keeper: another card of the family.
    ChangeCard,
    /// Keeper: an unlucky card has no effect.
    Shield,
    /// Keeper: the bank pays the ally double.
    StarAlly,
    /// Keeper: take your own stake back, at most this.
    Insurance(u32),
    /// The bank pays you.
    BankPays(u32),
    /// Each other seat pays you.
    AllPayYou(u32),
    /// A seat that you choose pays you.
    ChosenPaysYou(u32),
    /// The richest other seat pays you.
    RichestPaysYou(u32),
    /// Half of the jackpot is yours, rounded down (A35).
    HalfJackpot,
    /// A Banco card from the bank; if it has none it pays you this.
    GainBanco(u32),
    /// Swap all Banco cards with a seat that you choose, or decline.
    SwapBancos,
    /// Roll again in the same turn (A37).
    RollAgain,
    /// The bank pays you so many per cent of your purse (A35).
    PercentBonus(u32),
    /// You pay the bank.
    PayBank(u32),
    /// You pay the jackpot.
    PayJackpot(u32),
    /// You pay each other seat, right neighbour first (A33).
    PayAll(u32),
    /// You pay your left neighbour.
    PayLeft(u32),
    /// You pay your right neighbour.
    PayRight(u32),
    /// You pay the poorest other seat.
    PayPoorest(u32),
    /// One Banco card back to the bank.
    LoseBanco,
    /// One Banco card to your left neighbour.
    BancoToLeft,
    /// Your next turn is skipped (A38).
    SkipTurn,
    /// You pay so many per cent of your purse to the jackpot (A35).
    PercentToJackpot(u32),
    /// You pay so many per cent of your purse to the bank (A35).
    PercentToBank(u32),
    /// One of your keepers goes under the pile.
    LoseKeeper,
}

/// The effects of L01 to L38, in that order (6.5).
pub const LUCK: [Effect; 38] = [
    Effect::SecondChance,
    Effect::SecondChance,
    Effect::ChangeCard,
    Effect::ChangeCard,
    Effect::Shield,
    Effect::Shield,
    Effect::StarAlly,
    Effect::Insurance(50_000),
    Effect::BankPays(20_000),
    Effect::BankPays(30_000),
    Effect::BankPays(50_000),
    Effect::AllPayYou(10_000),
    Effect::ChosenPaysYou(20_000),
    Effect::RichestPaysYou(30_000),
    Effect::HalfJackpot,
    Effect::GainBanco(20_000),
    Effect::SwapBancos,
    Effect::RollAgain,
    Effect::RollAgain,
    Effect::PercentBonus(20),
    Effect::PayBank(10_000),
    Effect::PayBank(20_000),
    Effect::PayBank(30_000),
    Effect::PayJackpot(10_000),
    Effect::PayJackpot(20_000),
    Effect::PayJackpot(30_000),
    Effect::PayJackpot(50_000),
    Effect::PayAll(10_000),
    Effect::PayLeft(20_000),
    Effect::PayRight(20_000),
    Effect::PayPoorest(30_000),
    Effect::LoseBanco,
    Effect::BancoToLeft,
    Effect::SkipTurn,
    Effect::SkipTurn,
    Effect::PercentToJackpot(10),
    Effect::PercentToBank(20),
    Effect::LoseKeeper,
];

impl Effect {
    /// Its word in deck files and records, and its number where it has one: a sum, or a percentage.
    pub fn name_and_number(self) -> (&'static str, Option<u32>) {
        match self {
            Effect::SecondChance => ("second-chance", None),
            Effect::ChangeCard => ("change-card", None),
            Effect::Shield => ("shield", None),
            Effect::StarAlly => ("star-ally", None),
            Effect::Insurance(sum) => ("insurance", Some(sum)),
            Effect::BankPays(sum) => ("bank-pays", Some(sum)),
            Effect::AllPayYou(sum) => ("all-pay-you", Some(sum)),
            Effect::ChosenPaysYou(sum) => ("chosen-pays-you", Some(sum)),
            Effect::RichestPaysYou(sum) => ("richest-pays-you", Some(sum)),
            Effect::HalfJackpot => ("half-jackpot", None),
            Effect::GainBanco(sum) => ("gain-banco", Some(sum)),
            Effect::SwapBancos => ("swap-bancos", None),
            Effect::RollAgain => ("roll-again", None),
            Effect::PercentBonus(percent) => ("percent-bonus", Some(percent)),
            Effect::PayBank(sum) => ("pay-bank", Some(sum)),
            Effect::PayJackpot(sum) => ("pay-jackpot", Some(sum)),
            Effect::PayAll(sum) => ("pay-all", Some(sum)),
            Effect::PayLeft(sum) => ("pay-left", Some(sum)),
            Effect::PayRight(sum) => ("pay-right", Some(sum)),
            Effect::PayPoorest(sum) => ("pay-poorest", Some(sum)),
            Effect::LoseBanco => ("lose-banco", None),
            Effect::BancoToLeft => ("banco-to-left", None),
            Effect::SkipTurn => ("skip-turn", None),
            Effect::PercentToJackpot(percent) => ("percent-to-jackpot", Some(percent)),
            Effect::PercentToBank(percent) => ("percent-to-bank", Some(percent)),
            Effect::LoseKeeper => ("lose-keeper", None),
        }
    }

    /// Lucky, to be kept, or unlucky (6.5).
    pub fn class(self) -> LuckClass {
        match self {
            Effect::SecondChance | Effect::ChangeCard | Effect::Shield | Effect::StarAlly | Effect::Insurance(_) => {
                LuckClass::Keeper
            }
            Effect::BankPays(_) | Effect::AllPayYou(_) | Effect::ChosenPaysYou(_) | Effect::RichestPaysYou(_) => {
                LuckClass::Lucky
            }
            Effect::HalfJackpot | Effect::GainBanco(_) | Effect::SwapBancos => LuckClass::Lucky,
            Effect::RollAgain | Effect::PercentBonus(_) => LuckClass::Lucky,
            Effect::PayBank(_) | Effect::PayJackpot(_) | Effect::PayAll(_) => LuckClass::Unlucky,
            Effect::PayLeft(_) | Effect::PayRight(_) | Effect::PayPoorest(_) => LuckClass::Unlucky,
            Effect::LoseBanco | Effect::BancoToLeft | Effect::SkipTurn => LuckClass::Unlucky,
            Effect::PercentToJackpot(_) | Effect::PercentToBank(_) | Effect::LoseKeeper => LuckClass::Unlucky,
        }
    }
}

impl LuckClass {
    /// The word for it in deck files and records.
    pub fn name(self) -> &'static str {
        match self {
            LuckClass::Lucky => "lucky",
            LuckClass::Keeper => "keeper",
            LuckClass::Unlucky => "unlucky",
        }
    }
}
