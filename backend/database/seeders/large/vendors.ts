import { randomUUID } from 'node:crypto'
import { searchText } from '#engines/text/fold'
import { FIRST_NAMES, LAST_NAMES, PLACES } from '#database/seeders/demo/commercial/client_names'
import { VENDOR_GROUPS } from '#procurement/enums/vendor_groups'
import { company } from './clients.js'
import { firstFreeId, instantOf, sqlTime, type LargeContext } from './context.js'
import type { Row } from './row_writer.js'

/** Adds suppliers without bank fields: those are sealed one by one. */
export async function addVendors(context: LargeContext, count: number) {
  const first = await firstFreeId(context, 'vendors')
  const rows = Array.from({ length: count }, (_, index) =>
    vendor(context, first + index, index, count)
  )
  for (const { id, name } of rows) context.vendors.push({ id: Number(id), name: String(name) })
  await context.write('vendors', rows)
}

function vendor(context: LargeContext, id: number, index: number, count: number): Row {
  const { random } = context
  const firm = company(random, random.chance(0.3))
  const [city, address, , area] = random.pick(PLACES)
  const [given, family] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
  const phone = `+966${area}${random.whole(2_000_000, 8_999_999)}`
  const mobile = `+9665${random.pick([0, 3, 4, 5, 6])}${random.whole(1_000_000, 9_999_999)}`
  const at = sqlTime(instantOf(context, index, count))
  const author = context.user('buyer')
  const contact = `${given[0]} ${family[0]}`
  const name = `${firm.name} ${random.whole(10, 99)}`
  const email = `sales@${firm.host}`
  const website = `www.${firm.host}`
  return {
    id,
    name,
    type: random.chance(0.85) ? 'domestic' : 'international',
    group: random.pick(VENDOR_GROUPS).value,
    business_address: address,
    city,
    country: 'SA',
    postal_code: String(random.whole(11_000, 47_999)),
    primary_contact_name: contact,
    phone,
    mobile,
    email,
    website,
    bank_seal: randomUUID(),
    purchasing_currency: 'SAR',
    search_text: searchText(name, contact, email, phone, mobile, website, address, city, 'SA'),
    version: 1,
    created_by: author,
    updated_by: author,
    created_at: at,
    updated_at: at,
  }
}
