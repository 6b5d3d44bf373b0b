/** Words that stand before a value on a card, English and Arabic (folded Arabic not assumed). */
export const LABELS = {
  mobile:
    /(?:\b(?:mobile|mob|cell(?:ular)?|gsm|whats\s?app|m|c|h\/?p)\b|جوال|الجوال|موبايل|محمول|متحرك|نقال|واتس|(?<!\p{L})ج\s*[:/.])/iu,
  phone:
    /(?:\b(?:tele(?:phone)?|tel|phone|ph|office|direct|landline|t|p|o|d)\b|هاتف|الهاتف|تلفون|تليفون|(?<!\p{L})ت\s*[:/.])/iu,
  fax: /(?:\b(?:fax|fx|f)\b|فاكس|(?<!\p{L})ف\s*[:/.])/iu,
  registration:
    /(?:\b(?:c\.?\s?r\.?(?:\s?no\.?)?|vat|trn|iban|a\/c|license|licence|reg(?:istration)?)\b|س\.?ت|السجل|سجل تجاري|الرقم الضريبي|آيبان|ترخيص)/i,
  email:
    /^[^\p{L}\p{N}]*(?:e-?mail|mail|e|البريد(?:\s+ال[إا]لكتروني)?|بريد|[إا]يميل)\s*(?:[:.\-|]\s*|\s+)/iu,
  website:
    /^[^\p{L}\p{N}]*(?:web(?:\s?site)?|url|w|الموقع(?:\s+ال[إا]لكتروني)?|موقع)\s*(?:[:|]\s*|\s+)/iu,
  address:
    /^[^\p{L}\p{N}]*(?:address|addr|add|location|a|العنوان|عنوان|الموقع)\s*(?:[:.|]\s*|\s+(?=[A-Z\d\u0620-\u064A]))/iu,
  name: /^[^\p{L}\p{N}]*(?:name|الاسم)\s*[:|]\s*/iu,
}

/** Nothing but the label of a value that stands in another column or line: "Telephone", "الجوال:". */
export const isLabel = (text: string) =>
  /^[^\p{L}\p{N}]*(?:mobile|mob|cell|tel|telephone|phone|fax|office|direct|whats\s?app|e-?mail|mail|web|website|address|جوال|الجوال|موبايل|محمول|هاتف|الهاتف|تلفون|فاكس|الفاكس|البريد(?:\s+ال[إا]لكتروني)?|بريد|[إا]يميل|(?:ال)?موقع(?:\s+ال[إا]لكتروني)?|(?:ال)?عنوان)[\s.:|/]*$/iu.test(
    text.replace(/[^\p{L}\s.:|/-]/gu, '').trim()
  )
