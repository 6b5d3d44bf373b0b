export interface ContractLine {
  id: number
  description: string
  descriptionAr: string | null
  unit: string | null
  quantity: string
  unitRate: string
  total: string
  certifiedQuantity: string
  certified: string
}

/** A contract with a client; amounts are decimal strings, rates per cent. */
export interface Contract {
  id: number
  version: number
  number: string
  title: string
  titleAr: string | null
  clientId: number | null
  clientName: string
  reference: string | null
  currency: string
  value: string
  vatRate: string
  retention: string
  retentionCap: string | null
  advanceRecovery: string
  vatOnRetention: string
  paymentDays: number
  signedOn: string | null
  createdAt: string
  ledger: { held: string; advanceOpen: string; certified: string } | null
  lines: ContractLine[]
  can: Record<string, boolean>
}

export const CONTRACTS = 'commercial.contracts'

export const contractPath = ({ id }: { id: number | string }): string =>
  `/commercial/contracts/${id}`
