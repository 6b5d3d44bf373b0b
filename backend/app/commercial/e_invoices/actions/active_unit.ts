import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Environment } from '#engines/e_invoice/certificate_request'
import EInvoiceUnit from '../models/e_invoice_unit.js'

/** The unit that signs in an environment; null where none is ready. */
export const activeUnit = (
  environment: Environment,
  client: QueryClientContract
): Promise<EInvoiceUnit | null> => activeIn(environment, client).first()

/** The same unit, locked: documents of one chain are signed one after the other. */
export const lockActiveUnit = (
  environment: Environment,
  client: QueryClientContract
): Promise<EInvoiceUnit | null> => activeIn(environment, client).forUpdate().first()

const activeIn = (environment: Environment, client: QueryClientContract) =>
  EInvoiceUnit.query({ client }).where({ environment, status: 'active' }).orderBy('id', 'desc')
