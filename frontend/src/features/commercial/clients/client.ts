/** A client as the API answers it. */
export interface Client {
  id: number
  version: number
  name: string
  jobTitle: string | null
  company: string | null
  /** The firm, which is one however it is spelled. */
  companyId: number | null
  companyType: string | null
  mobile: string | null
  email: string | null
  phone: string | null
  location: string | null
  address: string | null
  website: string | null
  notes: string | null
  ownerId: number | null
  ownerName: string | null
  lastContactAt: string | null
  createdAt: string
  updatedAt: string
  can: Record<string, boolean>
}

/** A record that may be the same person or firm, with the reasons for thinking so. */
export interface Duplicate {
  id: number
  name: string
  company: string | null
  reasons: string[]
}

export const CLIENTS = 'commercial.clients'

export const clientPath = ({ id }: { id: number | string }): string => `/commercial/clients/${id}`
