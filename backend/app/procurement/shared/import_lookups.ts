import db from '@adonisjs/lucid/services/db'

/** An open warehouse by its code or its name. */
export async function warehouseBy(text: string | undefined): Promise<{ id: number } | null> {
  if (!text) return null
  const rows = await db
    .from('warehouses')
    .where('active', true)
    .where((named) => named.where('code', text).orWhere('name', text).orWhere('name_ar', text))
    .limit(2)
    .select('id')
  // a name that two share means neither
  return rows.length === 1 ? rows[0] : null
}

/** A vendor by its name, its commercial registration or its VAT number. */
export async function vendorBy(text: string | undefined): Promise<{ id: number } | null> {
  if (!text) return null
  const wanted = text.trim()
  const rows = await db
    .from('vendors')
    .where((named) =>
      named
        .whereRaw('LOWER(name) = ?', [wanted.toLowerCase()])
        .orWhere('cr_number', wanted)
        .orWhere('vat_number', wanted)
    )
    .limit(2)
    .select('id')
  // a name that two share means neither
  return rows.length === 1 ? rows[0] : null
}
