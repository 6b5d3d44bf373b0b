import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

const SECTIONS = [
  ['engineering', 'Engineering', 'الهندسة'],
  ['production', 'Production', 'الإنتاج'],
  ['procurement', 'Procurement', 'المشتريات'],
  ['commercial', 'Commercial', 'القسم التجاري'],
  ['people', 'Human Resources', 'الموارد البشرية'],
  ['finance', 'Finance', 'المالية'],
  ['files', 'Files', 'الملفات'],
] as const

/** The departments an administrator can switch off or put in maintenance. */
export async function seedSections(trx: TransactionClientContract) {
  const now = DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss')
  await trx.table('sections').multiInsert(
    SECTIONS.map(([key, name, nameAr]) => ({
      key,
      name,
      name_ar: nameAr,
      enabled: true,
      maintenance_mode: false,
      version: 1,
      created_at: now,
      updated_at: now,
    }))
  )
}
