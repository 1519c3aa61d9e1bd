/** The secret pictures of class cards. Only cards and the sign-in with a card show them. */
import type { CardPicture } from '#contract'
import { m } from '../../../language/messages.ts'
import apple from '../../../ui/art/cards/apple.svg'
import bee from '../../../ui/art/cards/bee.svg'
import boat from '../../../ui/art/cards/boat.svg'
import bus from '../../../ui/art/cards/bus.svg'
import cup from '../../../ui/art/cards/cup.svg'
import fish from '../../../ui/art/cards/fish.svg'
import flower from '../../../ui/art/cards/flower.svg'
import hat from '../../../ui/art/cards/hat.svg'
import house from '../../../ui/art/cards/house.svg'
import kite from '../../../ui/art/cards/kite.svg'
import kiwi from '../../../ui/art/cards/kiwi.svg'
import moon from '../../../ui/art/cards/moon.svg'
import shell from '../../../ui/art/cards/shell.svg'
import snail from '../../../ui/art/cards/snail.svg'
import star from '../../../ui/art/cards/star.svg'
import tree from '../../../ui/art/cards/tree.svg'

export const cardPictures: Readonly<Record<CardPicture, { readonly drawing: string; readonly name: string }>> = {
  kiwi: { drawing: kiwi, name: m.cards_picture_kiwi() },
  boat: { drawing: boat, name: m.cards_picture_boat() },
  star: { drawing: star, name: m.cards_picture_star() },
  shell: { drawing: shell, name: m.cards_picture_shell() },
  fish: { drawing: fish, name: m.cards_picture_fish() },
  tree: { drawing: tree, name: m.cards_picture_tree() },
  house: { drawing: house, name: m.cards_picture_house() },
  moon: { drawing: moon, name: m.cards_picture_moon() },
  flower: { drawing: flower, name: m.cards_picture_flower() },
  bee: { drawing: bee, name: m.cards_picture_bee() },
  kite: { drawing: kite, name: m.cards_picture_kite() },
  apple: { drawing: apple, name: m.cards_picture_apple() },
  snail: { drawing: snail, name: m.cards_picture_snail() },
  hat: { drawing: hat, name: m.cards_picture_hat() },
  cup: { drawing: cup, name: m.cards_picture_cup() },
  bus: { drawing: bus, name: m.cards_picture_bus() },
}
