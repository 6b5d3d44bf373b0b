/** Rows of invented cards: name | title | company | mobile | phone | e-mail | website | address. */
export const ENGLISH = `
James Whitfield | Project Director | Cedar & Stone Contracting LLC | +966 55 210 8834 | +966 12 665 0192 | j.whitfield@cedarstone.example | www.cedarstone.example | Prince Sultan Street, Al Rawdah, Jeddah 23435
Fatima Al-Harbi | Business Development Manager | Riyadh Modern Facades Co. | +966 54 778 2210 | +966 11 462 9911 | fatima.alharbi@rmfacades.example | www.rmfacades.example | P.O. Box 40912, Riyadh 11511, Saudi Arabia
Mohammed Ibrahim Qureshi | Quantity Surveyor | Gulf Meridian Engineering Consultants | +966 56 390 4471 | +966 13 857 2206 | m.qureshi@gulfmeridian.example | www.gulfmeridian.example | King Khalid Road, Al Khobar 31952
Elena Petrova | Head of Design | Studio Nine Architects | +971 50 664 1928 | +971 4 447 8830 | elena@studionine.example | studionine.example | Level 14, Al Barsha Tower, Dubai
RAJESH NAIR | SENIOR ESTIMATOR | ORYX STEEL STRUCTURES W.L.L. | +974 5541 9920 | +974 4412 7734 | rajesh.nair@oryxsteel.example | www.oryxsteel.example | Street 12, Industrial Area, Doha
Khalid Al Otaibi | General Manager | Al Otaibi Trading Est. | +966 50 441 7629 | +966 11 405 6612 | khalid@alotaibi-trading.example | www.alotaibi-trading.example | Al Malaz, Riyadh 12831
Maeve O'Connor | Sustainability Consultant | Greenline Advisory Group | +44 7700 900123 | +44 20 7946 0958 | maeve.oconnor@greenline.example | www.greenline.example | 18 Harbour Street, London
Yusuf Demir | Commercial Manager | Anatolia Precast Industries | +966 53 118 2047 | +966 12 637 5540 | y.demir@anatoliaprecast.example | www.anatoliaprecast.example | Second Industrial City, Jeddah
Li Qing | Sales Engineer | Silk Road Elevators Ltd | +966 59 902 6183 | +966 11 290 7745 | li.qing@silkroadlifts.example | www.silkroadlifts.example | Olaya Street, Riyadh
Dr. Hassan Mahmoud | Chief Technical Officer | Nile Concrete Technologies | +20 100 123 4567 | +20 2 2735 6610 | hassan.mahmoud@nileconcrete.example | www.nileconcrete.example | 26 July Street, Zamalek, Cairo
Aisha Rahman | HSE Manager | Falcon Ridge Construction Company | +973 3944 1276 | +973 1721 8804 | aisha@falconridge.example | www.falconridge.example | Building 220, Road 1705, Manama
Tomasz Kowalczyk | Technical Director | Baltic Glass Systems GmbH | +49 1512 3456789 | +49 30 901820 | t.kowalczyk@balticglass.example | www.balticglass.example | Lindenstrasse 44, Berlin
Noura Al-Dosari | Marketing Executive | Dana Interiors | +965 9912 3456 | +965 2245 6789 | noura@danainteriors.example | www.danainteriors.example | Salmiya, Block 7, Kuwait City
Peter Gallagher | MEP Coordinator | Hadrian Building Services LLC | +968 9234 5678 | +968 2459 8812 | pgallagher@hadrianbs.example | www.hadrianbs.example | Al Khuwair, Muscat`

export const ARABIC = `
خالد العتيبي | مدير عام | مؤسسة العتيبي للتجارة | +966 50 441 7629 | +966 11 405 6612 | khalid@alotaibi.example | www.alotaibi.example | حي الملز، الرياض
فاطمة الحربي | مهندسة معمارية | شركة واجهات الخليج المحدودة | +966 54 778 2210 | +966 12 662 9911 | fatima@gulffacades.example | www.gulffacades.example | شارع الأمير سلطان، جدة
محمد بن سعد الدوسري | مدير المشاريع | مجموعة البناء الحديث | +966 55 390 4471 | +966 13 857 2206 | m.dosari@modernbuild.example | www.modernbuild.example | طريق الملك خالد، الخبر
عبدالله الشمري | مهندس موقع | شركة الرواد للمقاولات | +966 56 118 2047 | +966 11 290 7745 | abdullah@alrowad.example | www.alrowad.example | شارع العليا، الرياض
سارة المنصوري | مديرة التسويق | مكتب الأفق للاستشارات الهندسية | +971 50 664 1928 | +971 2 447 8830 | sara@alofuq.example | www.alofuq.example | شارع الكورنيش، أبوظبي
يوسف حسن | رئيس قسم المشتريات | مصنع الشرق للخرسانة | +966 53 902 6183 | +966 13 341 5540 | yousef@sharqconcrete.example | www.sharqconcrete.example | المدينة الصناعية الثانية، الدمام`

/** English side of bilingual cards; the Arabic side follows in the same order. */
export const BILINGUAL = `
Ahmed Al-Qahtani | Procurement Manager | Al Noor Contracting Company | +966 50 765 4321 | +966 11 876 5432 | ahmed@alnoorco.example | www.alnoorco.example | King Fahd Road, Riyadh
Khalid Al-Otaibi | General Manager | Al Otaibi Trading Est. | +966 50 441 7629 | +966 11 405 6612 | khalid@alotaibi.example | www.alotaibi.example | Al Malaz, Riyadh
Fatima Al-Harbi | Architect | Gulf Facades Co. Ltd | +966 54 778 2210 | +966 12 662 9911 | fatima@gulffacades.example | www.gulffacades.example | Prince Sultan Street, Jeddah
Mohammed Al-Dosari | Projects Manager | Modern Build Group | +966 55 390 4471 | +966 13 857 2206 | m.dosari@modernbuild.example | www.modernbuild.example | King Khalid Road, Al Khobar
Abdullah Al-Shammari | Site Engineer | Al Rowad Contracting | +966 56 118 2047 | +966 11 290 7745 | abdullah@alrowad.example | www.alrowad.example | Olaya Street, Riyadh
Yousef Hassan | Head of Procurement | Sharq Concrete Factory | +966 53 902 6183 | +966 13 341 5540 | yousef@sharqconcrete.example | www.sharqconcrete.example | 2nd Industrial City, Dammam`

/** name | title | company | address */
export const BILINGUAL_ARABIC = `
أحمد القحطاني | مدير المشتريات | شركة النور للمقاولات | طريق الملك فهد، الرياض
خالد العتيبي | مدير عام | مؤسسة العتيبي للتجارة | حي الملز، الرياض
فاطمة الحربي | مهندسة معمارية | شركة واجهات الخليج المحدودة | شارع الأمير سلطان، جدة
محمد الدوسري | مدير المشاريع | مجموعة البناء الحديث | طريق الملك خالد، الخبر
عبدالله الشمري | مهندس موقع | شركة الرواد للمقاولات | شارع العليا، الرياض
يوسف حسن | رئيس قسم المشتريات | مصنع الشرق للخرسانة | المدينة الصناعية الثانية، الدمام`
