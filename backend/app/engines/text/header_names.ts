/**
 * What spreadsheets call the columns that the portal knows, by the field they are: one table for every
 * import and every paste, so that a column "Qty" is a quantity everywhere. Case, punctuation and
 * diacritics do not matter.
 */
const NAMES: Record<string, readonly string[]> = {
  quantity: ['qty', 'quantities', "q'ty", 'qnty', 'no of units', 'الكمية', 'كمية', 'العدد'],
  unit: ['uom', 'u/m', 'unit of measure', 'units', 'الوحدة', 'وحدة', 'وحدة القياس'],
  unitPrice: [
    ...['price', 'rate', 'unit rate', 'unit cost', 'price per unit', 'net price'],
    ...['السعر', 'سعر الوحدة', 'سعر', 'الفئة'],
  ],
  unitCost: ['cost', 'unit price', 'price', 'rate', 'التكلفة', 'تكلفة الوحدة', 'السعر'],
  price: ['unit price', 'rate', 'unit rate', 'list price', 'السعر', 'سعر الوحدة'],
  description: [
    'item description',
    'particulars',
    'details',
    'scope',
    'الوصف',
    'البيان',
    'وصف البند',
  ],
  descriptionAr: ['arabic description', 'description ar', 'الوصف بالعربية', 'الوصف العربي'],
  materialId: [
    ...['material', 'material code', 'item code', 'code', 'sku', 'part no', 'part number'],
    ...['رمز المادة', 'المادة', 'رمز الصنف', 'كود الصنف', 'الصنف'],
  ],
  warehouseId: ['warehouse', 'store', 'location', 'warehouse code', 'المستودع', 'المخزن'],
  vendorId: ['vendor', 'supplier', 'vendor name', 'supplier name', 'المورد', 'اسم المورد'],
  batchNo: [
    'batch',
    'batch number',
    'lot',
    'lot no',
    'serial',
    'serial no',
    'الدفعة',
    'الرقم التسلسلي',
  ],
  expiresOn: ['expiry', 'expiry date', 'expires', 'best before', 'تاريخ الانتهاء', 'الصلاحية'],
  discountPct: ['discount', 'discount %', 'disc', 'الخصم', 'نسبة الخصم'],
  vatRate: ['vat', 'vat %', 'tax', 'الضريبة', 'ضريبة القيمة المضافة'],
  needBy: ['need by', 'required by', 'delivery date', 'date', 'تاريخ التسليم', 'مطلوب في'],
  discount: ['discount %', 'disc', 'disc %', 'الخصم', 'نسبة الخصم', 'الخصم %'],
  needByOn: ['need by', 'required by', 'delivery date', 'تاريخ التسليم', 'مطلوب في'],
  promisedOn: ['promised', 'promise date', 'delivery promise', 'الموعد الموعود'],
  minQuantity: ['min qty', 'minimum qty', 'minimum', 'moq', 'أقل كمية', 'الحد الأدنى'],
  currency: ['curr', 'ccy', 'العملة'],
  validFromOn: ['valid from', 'from', 'start', 'start date', 'من', 'من تاريخ', 'سارية من'],
  validToOn: ['valid until', 'valid to', 'to', 'end', 'end date', 'حتى', 'إلى تاريخ', 'سارية حتى'],
  note: ['notes', 'remarks', 'remark', 'comment', 'ملاحظات', 'ملاحظة'],
  name: ['item name', 'english name', 'name en', 'الاسم', 'اسم الصنف'],
  nameAr: ['arabic name', 'name ar', 'name (arabic)', 'الاسم بالعربية', 'الاسم العربي'],
  category: ['group', 'class', 'type', 'الفئة', 'التصنيف', 'المجموعة'],
  phone: ['telephone', 'tel', 'phone no', 'الهاتف', 'رقم الهاتف'],
  mobile: ['mobile no', 'cell', 'الجوال', 'رقم الجوال'],
  email: ['mail', 'e-mail address', 'email address', 'البريد الإلكتروني', 'الايميل'],
  city: ['town', 'المدينة'],
  country: ['الدولة', 'البلد'],
  address: ['street address', 'business address', 'العنوان'],
  website: ['web', 'url', 'site', 'الموقع الإلكتروني'],
}

/** Names under which a spreadsheet may carry a field, besides those of its own list. */
export const headerNames = (field: string): readonly string[] => NAMES[field] ?? []
