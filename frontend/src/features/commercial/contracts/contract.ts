import type { Schema } from '../../../api/types'

export type ContractLine = Contract['lines'][number]

/** A contract with a client; amounts are decimal strings, rates per cent. */
export type Contract = Schema<'Contract'>

export const CONTRACTS = 'commercial.contracts'

export const contractPath = ({ id }: { id: number | string }): string =>
  `/commercial/contracts/${id}`
