/** What people look for, by the script they write in: words that tens of thousands of rows have, and rare ones. */
export const SEARCHES: Record<'English' | 'Arabic', string[]> = {
  English: [
    'falcon', 'mohammed', 'riyadh', 'manager', 'contracting', 'turki', 'jeddah', 'diriyah',
    'falcon steel', 'gulf medical', 'red sea hospitality', 'najd façade', 'palm retail', 'summit schools',
    'sara al-malki', 'mohammed al-rashid', 'reem bin saleh', 'bandar bakhsh', 'dana al-omari', 'site engineer tabuk',
    'abdullah bin khalid al-anazi', 'hind bin omar al-juhani', 'procurement manager dammam', 'lama oasis development',
    'turki.malki.123457', 'hamad.rashid.4711', 'fahad.omari', '0550008', '+966 55 100', 'pearl engineering consultants jeddah',
    'horizon est', 'nasser gulf', 'ibrahim hijaz industries', 'majed bin hassan', 'amal yamamah', 'saad peninsula llc',
    'desert rose', 'tuwaiq group', 'corniche khobar', 'king fahd road falcon',
  ],
  Arabic: [
    'محمد', 'شركة', 'الرياض', 'الصقر', 'تركي', 'جدة', 'للمقاولات', 'مدير المشاريع',
    'شركة الصقر', 'الصقر للصلب', 'الخليج الطبية', 'البحر الأحمر للضيافة', 'نجد لأنظمة الواجهات', 'النخيل للتجزئة',
    'سارة المالكي', 'محمد الراشد', 'ريم بن صالح', 'بندر بخش', 'دانة العمري', 'مدير المشتريات تبوك',
    'عبدالله بن خالد العنزي', 'هند بن عمر الجهني', 'أبها القمة', 'لمى الواحة للتطوير',
    'اللؤلؤة للاستشارات الهندسية', 'مجموعة الأفق', 'ناصر الخليج', 'إبراهيم الحجاز للصناعات', 'ماجد بن حسن', 'أمل اليمامة',
    'سعد الجزيرة القابضة', 'وردة الصحراء', 'طويق مؤسسة', 'مكة المكرمة السروات', 'فهد الشمري', 'حمد الخالدي',
    'الدرعية التعليمية', 'ابراهيم الحارثي', 'احمد البلوي', 'الدمام السيد',
  ],
} // prettier-ignore
