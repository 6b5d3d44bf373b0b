import type { Schema } from '../../../api/types'

/** A client as the API answers it. */
export type Client = Schema<'Client'>

/** With its further contact details. */
export type ClientDetail = Schema<'ClientDetail'>

/** A record that may be the same person or firm, with the reasons for thinking so. */
export type Duplicate = Schema<'ClientDuplicate'>

export const CLIENTS = 'commercial.clients'

export const clientPath = ({ id }: { id: number | string }): string => `/commercial/clients/${id}`
