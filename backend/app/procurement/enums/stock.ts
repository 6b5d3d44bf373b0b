import type { Choice } from './choice.js'

export const MATERIAL_KINDS = [
  { value: 'stock', label: 'Stock material', labelAr: 'مادة مخزنية' },
  { value: 'consumable', label: 'Consumable', labelAr: 'مادة مستهلكة' },
  { value: 'tool', label: 'Tool', labelAr: 'أداة' },
  { value: 'service', label: 'Service', labelAr: 'خدمة' },
] as const satisfies Choice[]

export const MATERIAL_CATEGORIES = [
  { value: 'steel', label: 'Steel and metal', labelAr: 'حديد ومعادن' },
  { value: 'concrete', label: 'Concrete and cement', labelAr: 'خرسانة وإسمنت' },
  { value: 'masonry', label: 'Masonry', labelAr: 'بناء ومباني' },
  { value: 'glass_facade', label: 'Glass and façade', labelAr: 'زجاج وواجهات' },
  { value: 'finishing', label: 'Finishing', labelAr: 'تشطيبات' },
  { value: 'electrical', label: 'Electrical', labelAr: 'كهرباء' },
  { value: 'plumbing', label: 'Plumbing', labelAr: 'سباكة' },
  { value: 'hvac', label: 'Air conditioning', labelAr: 'تكييف' },
  { value: 'safety', label: 'Safety', labelAr: 'سلامة' },
  { value: 'consumables', label: 'Consumables', labelAr: 'مستهلكات' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const satisfies Choice[]

export const TRACKINGS = [
  { value: 'none', label: 'Quantity only', labelAr: 'بالكمية فقط' },
  { value: 'batch', label: 'By batch', labelAr: 'بالدفعة' },
  { value: 'serial', label: 'By serial number', labelAr: 'بالرقم التسلسلي' },
] as const satisfies Choice[]

export const VALUATIONS = [
  { value: 'moving_average', label: 'Moving average', labelAr: 'المتوسط المتحرك' },
  { value: 'fifo', label: 'First in, first out', labelAr: 'الوارد أولاً صادر أولاً' },
] as const satisfies Choice[]

export const MOVEMENT_TYPES = [
  { value: 'opening', label: 'Opening stock', labelAr: 'رصيد افتتاحي' },
  { value: 'receive', label: 'Receipt', labelAr: 'استلام' },
  { value: 'issue', label: 'Issue to project', labelAr: 'صرف لمشروع' },
  { value: 'return', label: 'Return from project', labelAr: 'إرجاع من مشروع' },
  { value: 'transfer', label: 'Transfer', labelAr: 'تحويل' },
  { value: 'adjust', label: 'Adjustment', labelAr: 'تسوية' },
  { value: 'scrap', label: 'Write-off', labelAr: 'إتلاف' },
  { value: 'count', label: 'Stock count', labelAr: 'جرد' },
  { value: 'revalue', label: 'Change of cost', labelAr: 'تعديل التكلفة' },
  { value: 'to_vendor', label: 'Return to vendor', labelAr: 'إرجاع إلى المورّد' },
] as const satisfies Choice[]

export type MovementType = (typeof MOVEMENT_TYPES)[number]['value']

export const MOVEMENT_STATUSES = [
  { value: 'counting', label: 'Being counted', labelAr: 'قيد الجرد' },
  { value: 'submitted', label: 'Awaiting approval', labelAr: 'بانتظار الاعتماد' },
  { value: 'in_transit', label: 'In transit', labelAr: 'في الطريق' },
  { value: 'posted', label: 'Posted', labelAr: 'مرحّل' },
  { value: 'rejected', label: 'Rejected', labelAr: 'مرفوض' },
  { value: 'reversed', label: 'Reversed', labelAr: 'معكوس' },
] as const satisfies Choice[]
export type MovementStatus = (typeof MOVEMENT_STATUSES)[number]['value']

/** What goods in a store are like; only `ok` is issued, and a transfer moves each as what it is. */
export const STOCK_STATUSES = [
  { value: 'ok', label: 'Good', labelAr: 'سليم' },
  { value: 'quarantine', label: 'Quarantine', labelAr: 'حجر' },
  { value: 'damaged', label: 'Damaged', labelAr: 'تالف' },
  { value: 'rejected', label: 'Rejected', labelAr: 'مرفوض' },
] as const satisfies Choice[]

export type StockStatus = (typeof STOCK_STATUSES)[number]['value']

export const RESERVATION_STATUSES = [
  { value: 'open', label: 'Open', labelAr: 'مفتوح' },
  { value: 'consumed', label: 'Issued', labelAr: 'مصروف' },
  { value: 'released', label: 'Released', labelAr: 'محرَّر' },
] as const satisfies Choice[]

/** What charges of a delivery are for. */
export const CHARGE_KINDS = [
  { value: 'freight', label: 'Freight', labelAr: 'شحن' },
  { value: 'customs', label: 'Customs', labelAr: 'جمارك' },
  { value: 'other', label: 'Other charges', labelAr: 'رسوم أخرى' },
] as const satisfies Choice[]

/** What charges are spread over goods by. */
export const CHARGE_BASES = [
  { value: 'value', label: 'By value', labelAr: 'حسب القيمة' },
  { value: 'weight', label: 'By weight', labelAr: 'حسب الوزن' },
  { value: 'quantity', label: 'By quantity', labelAr: 'حسب الكمية' },
] as const satisfies Choice[]
