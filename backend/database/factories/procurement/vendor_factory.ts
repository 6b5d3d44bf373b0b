import { randomUUID } from 'node:crypto'
import Factory from '@adonisjs/lucid/factories'
import { seal } from '#procurement/vendors/bank/seal'
import Vendor from '#procurement/vendors/models/vendor'

export const SAMPLE_IBAN = 'SA0380000000608010167519'
export const SAMPLE_ACCOUNT = '608010167519'

export const VendorFactory = Factory.define(Vendor, ({ faker }) => {
  const bankSeal = randomUUID()
  return {
    bankSeal,
    name: faker.company.name(),
    type: 'domestic',
    group: 'supplier',
    city: 'Riyadh',
    country: 'Saudi Arabia',
    email: faker.internet.email({ provider: 'vendor.example' }).toLowerCase(),
    purchasingCurrency: 'SAR',
    documentLanguage: 'both' as const,
    searchText: '',
    version: 1,
  }
})
  .state('banked', (vendor) => {
    vendor.merge({
      bankName: 'Al Rajhi Bank',
      ibanSealed: seal(vendor.bankSeal, 'iban', SAMPLE_IBAN),
      ibanTail: SAMPLE_IBAN.slice(-4),
      accountNumberSealed: seal(vendor.bankSeal, 'accountNumber', SAMPLE_ACCOUNT),
      accountNumberTail: SAMPLE_ACCOUNT.slice(-4),
    })
  })
  .before('create', (_, vendor) => vendor.refreshSearchText())
  .build()
