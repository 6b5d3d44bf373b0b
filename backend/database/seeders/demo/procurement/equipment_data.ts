interface Piece {
  tag: string
  name: string
  nameAr: string
  category: string
  make: string
  model: string
  ownership?: 'rented' | 'leased'
  meterType?: 'hours' | 'km'
  meter?: string
  serviceEvery?: string
  serviceEveryDays?: number
  registrationNo?: string
  payload?: string
  volume?: string
  seats?: number
  rentalRate?: string
  /** Days since its last service. */
  serviced: number
  /** Days until its next inspection. */
  inspection?: number
  /** Who has it now. */
  out?: string
  broken?: string
  /** Days until its planned maintenance, and how many days that takes. */
  planned?: [from: number, days: number]
}

export const EQUIPMENT: readonly Piece[] = [
  {
    tag: 'CRN-01',
    name: 'Tower crane 8 t',
    nameAr: 'رافعة برجية 8 طن',
    category: 'lifting',
    make: 'Potain',
    model: 'MC 175',
    meterType: 'hours',
    meter: '6120',
    serviceEvery: '500',
    serviceEveryDays: 180,
    serviced: 40,
    inspection: 21,
    out: 'Faisal Al-Otaibi',
    planned: [12, 4],
  },
  {
    tag: 'EXC-02',
    name: 'Excavator 22 t',
    nameAr: 'حفار 22 طن',
    category: 'earthmoving',
    make: 'Komatsu',
    model: 'PC210',
    ownership: 'rented',
    rentalRate: '1350',
    meterType: 'hours',
    meter: '3480',
    serviceEvery: '250',
    serviced: 30,
    out: 'Rashid Khan',
  },
  {
    tag: 'TRK-07',
    name: 'Flatbed truck',
    nameAr: 'شاحنة مسطحة',
    category: 'vehicle',
    make: 'Mercedes-Benz',
    model: 'Actros 2641',
    meterType: 'km',
    meter: '184200',
    serviceEvery: '20000',
    serviceEveryDays: 180,
    registrationNo: 'ABD 7412',
    payload: '24000',
    volume: '52',
    seats: 2,
    serviced: 55,
  },
  {
    tag: 'TRK-09',
    name: 'Pick-up, double cab',
    nameAr: 'بيك أب غمارتين',
    category: 'vehicle',
    make: 'Toyota',
    model: 'Hilux',
    meterType: 'km',
    meter: '96800',
    serviceEvery: '10000',
    serviceEveryDays: 120,
    registrationNo: 'HRA 2290',
    payload: '950',
    volume: '1.6',
    seats: 5,
    serviced: 20,
  },
  {
    tag: 'GEN-03',
    name: 'Diesel generator 250 kVA',
    nameAr: 'مولد ديزل 250 ك.ف.أ',
    category: 'power',
    make: 'Cummins',
    model: 'C250',
    meterType: 'hours',
    meter: '8020',
    serviceEveryDays: 90,
    serviced: 160,
  },
  {
    tag: 'LVL-11',
    name: 'Rotating laser level',
    nameAr: 'ميزان ليزر دوّار',
    category: 'survey',
    make: 'Leica',
    model: 'Rugby CLA',
    serviceEveryDays: 365,
    serviced: 90,
    inspection: 5,
  },
  {
    tag: 'TOT-04',
    name: 'Total station 2″',
    nameAr: 'محطة رصد متكاملة',
    category: 'survey',
    make: 'Topcon',
    model: 'GM-52',
    serviceEveryDays: 365,
    serviced: 100,
    inspection: 140,
    out: 'Nora Al-Qahtani',
  },
  {
    tag: 'PMP-02',
    name: 'Concrete pump 36 m',
    nameAr: 'مضخة خرسانة 36 م',
    category: 'concrete',
    make: 'Putzmeister',
    model: 'M36',
    meterType: 'hours',
    meter: '2210',
    serviceEvery: '300',
    serviced: 25,
    broken: 'تسرب في خرطوم الضغط',
  },
  {
    tag: 'SCF-20',
    name: 'Scaffold set 400 m²',
    nameAr: 'طقم سقالات 400 م²',
    category: 'access',
    make: 'Layher',
    model: 'Allround',
    serviceEveryDays: 180,
    serviced: 70,
  },
]
