import type { Choice } from './choice.js'

export const EQUIPMENT_CATEGORIES = [
  { value: 'vehicle', label: 'Vehicle', labelAr: 'مركبة' },
  { value: 'lifting', label: 'Crane and lifting', labelAr: 'رافعات ومعدات رفع' },
  { value: 'earthmoving', label: 'Earthmoving', labelAr: 'معدات حفر وتسوية' },
  { value: 'power', label: 'Generator and compressor', labelAr: 'مولدات وضواغط' },
  { value: 'concrete', label: 'Concrete', labelAr: 'معدات خرسانة' },
  { value: 'survey', label: 'Surveying', labelAr: 'أجهزة مساحة' },
  { value: 'access', label: 'Scaffold and access', labelAr: 'سقالات ومنصات' },
  { value: 'tool', label: 'Power tool', labelAr: 'عدد كهربائية' },
  { value: 'it', label: 'IT equipment', labelAr: 'أجهزة تقنية' },
] as const satisfies Choice[]

export const EQUIPMENT_OWNERSHIPS = [
  { value: 'owned', label: 'Owned', labelAr: 'مملوكة' },
  { value: 'rented', label: 'Rented', labelAr: 'مستأجرة' },
  { value: 'leased', label: 'Leased', labelAr: 'تأجير تمويلي' },
] as const satisfies Choice[]

export const EQUIPMENT_STATUSES = [
  { value: 'available', label: 'Available', labelAr: 'متاحة' },
  { value: 'assigned', label: 'In custody', labelAr: 'في عهدة' },
  { value: 'maintenance', label: 'In maintenance', labelAr: 'قيد الصيانة' },
  { value: 'breakdown', label: 'Breakdown', labelAr: 'متعطلة' },
  { value: 'retired', label: 'Retired', labelAr: 'خارج الخدمة' },
  { value: 'lost', label: 'Lost', labelAr: 'مفقودة' },
] as const satisfies Choice[]

export const METER_TYPES = [
  { value: 'none', label: 'No meter', labelAr: 'بلا عداد' },
  { value: 'hours', label: 'Hours', labelAr: 'ساعة' },
  { value: 'km', label: 'Kilometres', labelAr: 'كيلومتر' },
] as const satisfies Choice[]

export const CONDITIONS = [
  { value: 'good', label: 'Good', labelAr: 'جيدة' },
  { value: 'worn', label: 'Worn', labelAr: 'مستهلكة' },
  { value: 'damaged', label: 'Damaged', labelAr: 'متضررة' },
] as const satisfies Choice[]

export const EQUIPMENT_EVENTS = [
  { value: 'reading', label: 'Meter reading', labelAr: 'قراءة عداد' },
  { value: 'meter_reset', label: 'Meter replaced', labelAr: 'استبدال العداد' },
  { value: 'service', label: 'Service', labelAr: 'صيانة دورية' },
  { value: 'inspection', label: 'Inspection or calibration', labelAr: 'فحص أو معايرة' },
  { value: 'breakdown', label: 'Breakdown', labelAr: 'عطل' },
  { value: 'repair', label: 'Repair', labelAr: 'إصلاح' },
] as const satisfies Choice[]

/** Where a reading of a meter comes from. */
export const READING_SOURCES = [
  { value: 'entry', label: 'First reading', labelAr: 'القراءة الأولى' },
  ...EQUIPMENT_EVENTS,
  { value: 'check_out', label: 'Check-out', labelAr: 'تسليم عهدة' },
  { value: 'check_in', label: 'Check-in', labelAr: 'استلام عهدة' },
  { value: 'trip', label: 'Trip', labelAr: 'رحلة' },
] as const satisfies Choice[]

export type ReadingSource = (typeof READING_SOURCES)[number]['value']
export type EquipmentStatus = (typeof EQUIPMENT_STATUSES)[number]['value']
export type EquipmentEventKind = (typeof EQUIPMENT_EVENTS)[number]['value']

/** The statuses in which it can't be used. */
export const OUTAGE_KINDS = ['maintenance', 'breakdown', 'retired', 'lost'] as const
export type OutageKind = (typeof OUTAGE_KINDS)[number]

export const isOutage = (status: string): status is OutageKind =>
  OUTAGE_KINDS.some((kind) => kind === status)
