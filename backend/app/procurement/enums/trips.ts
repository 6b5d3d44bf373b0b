import type { Choice } from './choice.js'

export const TRIP_TYPES = [
  { value: 'inbound', label: 'From a vendor', labelAr: 'من مورّد' },
  { value: 'site_delivery', label: 'To a site', labelAr: 'إلى موقع' },
  { value: 'transfer', label: 'Between stores', labelAr: 'بين المستودعات' },
  { value: 'personnel', label: 'People', labelAr: 'نقل أفراد' },
  { value: 'waste', label: 'Waste', labelAr: 'مخلفات' },
] as const satisfies Choice[]

export const TRIP_STATUSES = [
  { value: 'planned', label: 'Planned', labelAr: 'مخطط لها' },
  { value: 'loading', label: 'Loading', labelAr: 'قيد التحميل' },
  { value: 'in_transit', label: 'On the road', labelAr: 'في الطريق' },
  { value: 'arrived', label: 'Arrived', labelAr: 'وصلت' },
  { value: 'unloading', label: 'Unloading', labelAr: 'قيد التفريغ' },
  { value: 'delivered', label: 'Delivered', labelAr: 'سُلّمت' },
  { value: 'partially_delivered', label: 'Partly delivered', labelAr: 'سُلّمت جزئياً' },
  { value: 'failed', label: 'Failed', labelAr: 'تعذّرت' },
  { value: 'cancelled', label: 'Cancelled', labelAr: 'ملغاة' },
] as const satisfies Choice[]

export const CARRIERS = [
  { value: 'own', label: 'Own vehicle', labelAr: 'مركبة الشركة' },
  { value: 'hired', label: 'Hired', labelAr: 'مستأجرة' },
] as const satisfies Choice[]

export const TRIP_PRIORITIES = [
  { value: 'normal', label: 'Normal', labelAr: 'عادية' },
  { value: 'urgent', label: 'Urgent', labelAr: 'عاجلة' },
] as const satisfies Choice[]

export type TripStatus = (typeof TRIP_STATUSES)[number]['value']
