import type { Locale } from 'antd/es/locale'
import arEG from 'antd/es/locale/ar_EG'

/*
 * antd ships one Arabic locale, and it lacks 46 strings that then appear in English. This one
 * fills them and sets the Gulf's date order.
 */
const lang = {
  ...arEG.DatePicker!.lang,
  locale: 'ar-sa',
  now: 'الآن',
  placeholder: 'اختر التاريخ',
  yearPlaceholder: 'اختر السنة',
  quarterPlaceholder: 'اختر الربع',
  monthPlaceholder: 'اختر الشهر',
  weekPlaceholder: 'اختر الأسبوع',
  rangePlaceholder: ['من تاريخ', 'إلى تاريخ'] as [string, string],
  rangeYearPlaceholder: ['من سنة', 'إلى سنة'] as [string, string],
  rangeQuarterPlaceholder: ['من ربع', 'إلى ربع'] as [string, string],
  rangeMonthPlaceholder: ['من شهر', 'إلى شهر'] as [string, string],
  rangeWeekPlaceholder: ['من أسبوع', 'إلى أسبوع'] as [string, string],
  shortWeekDays: ['أحد', 'إثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
  fieldDateFormat: 'DD/MM/YYYY',
  fieldDateTimeFormat: 'DD/MM/YYYY HH:mm',
  cellDateFormat: 'D',
  previousMonth: 'الشهر السابق (PageUp)',
  nextMonth: 'الشهر التالي (PageDown)',
  nextYear: 'العام التالي (Control + right)',
  nextDecade: 'العقد التالي',
  nextCentury: 'القرن التالي',
}

const timePicker = {
  ...arEG.TimePicker!,
  placeholder: 'اختر الوقت',
  rangePlaceholder: ['من وقت', 'إلى وقت'] as [string, string],
}

const datePicker = { ...arEG.DatePicker!, lang, timePickerLocale: timePicker }

const arSA: Locale = {
  ...arEG,
  locale: 'ar-sa',
  DatePicker: datePicker,
  Calendar: datePicker,
  TimePicker: timePicker,
  global: { ...arEG.global, placeholder: 'اختر', close: 'إغلاق' },
  Pagination: {
    ...arEG.Pagination,
    items_per_page: '/ صفحة',
    jump_to: 'اذهب إلى',
    jump_to_confirm: 'تأكيد',
    page: 'صفحة',
    prev_page: 'الصفحة السابقة',
    next_page: 'الصفحة التالية',
    prev_5: 'خمس صفحات إلى الوراء',
    next_5: 'خمس صفحات إلى الأمام',
    prev_3: 'ثلاث صفحات إلى الوراء',
    next_3: 'ثلاث صفحات إلى الأمام',
    page_size: 'عدد الصفوف في الصفحة',
  },
  Table: {
    ...arEG.Table,
    filterEmptyText: 'لا توجد عوامل تصفية',
    filterCheckAll: 'تحديد كل العناصر',
    filterSearchPlaceholder: 'ابحث في عوامل التصفية',
    emptyText: 'لا توجد بيانات',
    selectAll: 'تحديد الصفحة الحالية',
    selectInvert: 'عكس تحديد الصفحة',
    selectNone: 'إلغاء كل التحديد',
    triggerDesc: 'انقر للترتيب تنازليا',
    triggerAsc: 'انقر للترتيب تصاعديا',
    cancelSort: 'انقر لإلغاء الترتيب',
  },
  Transfer: {
    ...arEG.Transfer!,
    remove: 'إزالة',
    selectCurrent: 'تحديد الصفحة الحالية',
    removeCurrent: 'إزالة الصفحة الحالية',
    selectAll: 'تحديد كل البيانات',
    deselectAll: 'إلغاء تحديد الكل',
    removeAll: 'إزالة كل البيانات',
    selectInvert: 'عكس تحديد الصفحة',
  },
  Upload: {
    ...arEG.Upload,
    uploading: 'جار الرفع…',
    removeFile: 'حذف الملف',
    uploadError: 'تعذّر رفع الملف',
    previewFile: 'معاينة الملف',
    downloadFile: 'تنزيل الملف',
  },
  Text: { ...arEG.Text, copied: 'تم النسخ', expand: 'توسيع', collapse: 'طي' },
  Form: { ...arEG.Form!, optional: '(اختياري)' },
}

export default arSA
