import { registerPersonalArea } from '#core/personal_data/areas'
import { registerSubject } from '#core/personal_data/people'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Vendor from './models/vendor.js'

registerSubject('vendor', {
  table: 'vendors',
  columns: ['primary_contact_name', 'name', 'email'],
  read: async (id, client) => {
    const row = await client
      .from('vendors')
      .where('id', id)
      .select('name', 'primary_contact_name', 'email')
      .first()
    return row && { name: row.primary_contact_name ?? row.name, vendorId: id, emails: [row.email] }
  },
})

registerPersonalArea({
  ...{ name: 'vendor_contact', basis: 'contract', table: 'vendors', ability: 'vendors.view' },
  columns: ['name', 'primary_contact_name', 'email', 'phone', 'mobile', 'fax', 'updated_at'],
  of(query, { vendorId }) {
    query.where('id', vendorId!)
    return vendorId !== null
  },
  correctAt: ({ vendorId }) => (vendorId ? `/procurement/vendors/${vendorId}/edit` : null),
  erase: {
    replace: { primary_contact_name: null, email: null, phone: null, mobile: null, fax: null },
    keep: { contract: ['name'], record: ['updated_at'] },
  },
  ...{ replaced: refreshVendors, isRoot: true },
})

async function refreshVendors(uow: UnitOfWork, ids: number[]) {
  for (const vendor of await Vendor.query({ client: uow.trx }).whereIn('id', ids)) {
    vendor.refreshSearchText()
    await vendor.merge({ version: vendor.version + 1 }).save()
  }
}
