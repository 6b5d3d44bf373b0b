import db from '@adonisjs/lucid/services/db'
import { logStoredSettings } from '#administration/settings/log_stored'
import { loadSettings } from '#core/settings/settings'

/** What a firm must have stated about itself before it may issue a tax invoice. */
const PROFILE = {
  companyName: 'Binaa',
  companyNameAr: 'بناء',
  address: '3120 King Abdulaziz Road, Al Olaya, Riyadh 12214',
  addressAr: '3120 طريق الملك عبدالعزيز، العليا، الرياض 12214',
  commercialRegistration: '1010234567',
  vatNumber: '310122393500003',
  phone: '+966 11 234 5678',
  email: 'info@binaa.example',
  bankName: 'Al Rajhi Bank',
  accountName: 'Binaa',
  iban: 'SA0380000000608010167519',
  swiftCode: 'RJHISARI',
}

/** Kept before everything else: the demo invoices are issued with what the settings say. */
export async function seedDemoCompany() {
  if (await db.from('settings').where('key', 'company').select('key').first()) return
  const updatedAt = new Date().toISOString().slice(0, 19).replace('T', ' ')
  await db
    .table('settings')
    .insert({ key: 'company', value: JSON.stringify(PROFILE), updated_at: updatedAt })
  await db.transaction(logStoredSettings)
  await loadSettings()
}
