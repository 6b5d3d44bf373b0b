import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import EInvoicingSetting from './models/e_invoicing_setting.js'

const ONLY = 1

/** How the firm takes part; the migration made the row. */
export const storedSetting = (client?: QueryClientContract): Promise<EInvoicingSetting> =>
  EInvoicingSetting.query({ client }).where('id', ONLY).firstOrFail()
