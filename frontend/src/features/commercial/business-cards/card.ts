import type { Schema } from '../../../api/types'

/** A point of a picture, as shares of its width and height. */
export interface Corner {
  x: number
  y: number
}

/** A scanned business card as the API answers it. */
export type BusinessCard = Schema<'BusinessCard'>

export const cardPath = (id: number): string => `/commercial/business-cards/${id}`

/** A card of those that are confirmed one after the other. */
export const inTurnPath = (id: number): string => `${cardPath(id)}?in-turn=1`
