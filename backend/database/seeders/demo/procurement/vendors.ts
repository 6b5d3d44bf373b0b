import { logUnloggedVendors } from '#procurement/vendors/vendor_audit'
import { randomUUID } from 'node:crypto'
import { composeIBAN } from 'ibantools'
import { searchText } from '#engines/text/fold'
import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import { seal } from '#procurement/vendors/bank/seal'
import { tailOf } from '#procurement/vendors/bank/mask'
import { seedVendorRatings } from './vendor_ratings.js'
import { BANKS, VENDORS, type BankName, type VendorSeed } from './vendor_data.js'

type Random = ReturnType<typeof seededRandom>

const GULF_BBAN: Record<string, number> = { SA: 20, AE: 19, QA: 25, KW: 26, BH: 18, DE: 18, IT: 23 }

/** The vendors of the demo company: makers, traders and firms of the Gulf, some from Europe. */
export async function seedVendors(context: DemoContext) {
  const { trx, now, users } = context
  const random = seededRandom(2030)
  const rows = VENDORS.map((vendor) => {
    const created = now
      .minus({ days: random.whole(60, 900), minutes: random.whole(0, 900) })
      .toFormat('yyyy-MM-dd HH:mm:ss')
    return {
      ...vendorRow(vendor, random),
      created_by: users['buyer'].id,
      updated_by: users['buyer'].id,
      created_at: created,
      updated_at: created,
    }
  })
  for (let i = 0; i < rows.length; i += 10)
    await trx.table('vendors').multiInsert(rows.slice(i, i + 10))
  await seedBankAccounts(context)
  await seedVendorRatings(context)
  await logUnloggedVendors(context.trx)
}

/** The accounts that vendors are paid to, confirmed; one was changed yesterday and waits. */
async function seedBankAccounts({ trx, now, users }: DemoContext) {
  const vendors = await trx.from('vendors').whereNotNull('iban_sealed').orderBy('id')
  const stamp = now.minus({ days: 30 }).toFormat('yyyy-MM-dd HH:mm:ss')
  const rows = vendors.map((vendor, i) => ({
    vendor_id: vendor.id,
    revision: 1,
    status: i === 2 ? 'pending' : 'approved',
    ...Object.fromEntries(BANK_COLUMNS.map((name) => [name, vendor[name]])),
    decided_by: i === 2 ? null : users.admin.id,
    decided_at: i === 2 ? null : stamp,
    version: 1,
    created_by: users.buyer.id,
    updated_by: users.buyer.id,
    created_at: stamp,
    updated_at: stamp,
  }))
  for (let i = 0; i < rows.length; i += 10)
    await trx.table('vendor_bank_accounts').multiInsert(rows.slice(i, i + 10))
  await trx
    .from('vendors')
    .where('id', vendors.at(-1).id)
    .update({ status: 'on_hold', status_reason: 'Late on three orders in a row' })
  await trx.from('vendors').where('id', vendors.at(-2).id).update({ status: 'prospect' })
}

const BANK_COLUMNS = [
  'bank_name',
  'bank_city',
  'bank_country',
  'account_name',
  'swift_code',
  'account_number_sealed',
  'account_number_tail',
  'iban_sealed',
  'iban_tail',
]

function vendorRow(vendor: VendorSeed, random: Random) {
  const [name, group, contact, street, city, country, postalCode, dial, host, bank, currency] =
    vendor
  const domestic = dial.startsWith('+966')
  const number = () => `${random.whole(200, 899)} ${random.whole(1000, 9999)}`
  const plain = {
    name,
    type: domestic ? 'domestic' : 'international',
    group,
    business_address: street,
    city,
    country,
    postal_code: postalCode,
    primary_contact_name: contact,
    phone: `${dial} ${number()}`,
    mobile: domestic ? `+966 5${random.whole(0, 9)} ${number()}` : null,
    email: `sales@${host}.example`,
    fax: random.chance(0.4) ? `${dial} ${number()}` : null,
    website: `www.${host}.example`,
    purchasing_currency: currency,
    version: 1,
  }
  const search = searchText(
    name,
    contact,
    plain.email,
    plain.phone,
    plain.mobile,
    plain.website,
    street,
    city,
    country
  )
  return { ...plain, ...bankOf(bank, name, random), search_text: search }
}

/** An account that exists nowhere but passes every check. */
function bankOf(key: BankName, accountName: string, random: Random) {
  const [bankName, bankCity, bankCountry, swift, countryCode, start] = BANKS[key]
  const account = Array.from({ length: GULF_BBAN[countryCode] - start.length }, () =>
    random.whole(0, 9)
  ).join('')
  const iban = composeIBAN({ countryCode, bban: start + account })!
  const bankSeal = randomUUID()
  return {
    bank_name: bankName,
    bank_city: bankCity,
    bank_country: bankCountry,
    account_name: accountName,
    swift_code: swift,
    bank_seal: bankSeal,
    account_number_sealed: seal(bankSeal, 'accountNumber', account),
    account_number_tail: tailOf(account),
    iban_sealed: seal(bankSeal, 'iban', iban),
    iban_tail: tailOf(iban),
  }
}
