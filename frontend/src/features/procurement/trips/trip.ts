import type { Schema } from '../../../api/types'

export const TRIPS = 'procurement.trips'

/** A row of the list; a record has its stops, cargo and events besides. */
export type TripRow = Schema<'Trip'>
export type Trip = Schema<'TripDetail'>
export type TripCargo = Trip['cargo'][number]

export const tripPath = ({ id }: { id: number | string }): string =>
  `/procurement/track-transportation/${id}`
