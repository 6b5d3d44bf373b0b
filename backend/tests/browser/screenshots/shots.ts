export interface Shot {
  name: string
  as?: string
  path: string
  /** What is opened above the page before the picture is taken. */
  opens?: 'photo' | 'bell'
  /** Width of a phone's screen; 1440 by default. */
  width?: number
}

/** Of the card that is read for the picture. */
export const CARD_PATH = '/commercial/business-cards/1'

/** The screens that are shown to someone who reads about the portal, each with who sees it. */
export const SHOTS: readonly Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'departments', as: 'chief.engineer', path: '/departments' },
  { name: 'clients', as: 'bdm', path: '/commercial/clients' },
  { name: 'card-confirmation', as: 'bdm', path: CARD_PATH },
  { name: 'quotations', as: 'engineer', path: '/quotation-documents/quotations' },
  { name: 'quotation-form', as: 'engineer', path: '/engineering/quotations/:draft/edit' },
  { name: 'quotation-detail', as: 'chief.engineer', path: '/engineering/quotations/:pending' },
  {
    name: 'quotation-score',
    as: 'chief.engineer',
    path: '/engineering/quotations/:pending?tab=score',
  },
  { name: 'vendor-detail', as: 'buyer', path: '/procurement/vendors/:rated?tab=rating' },
  { name: 'purchase-orders', as: 'buyer', path: '/procurement/purchase-orders' },
  {
    name: 'purchase-order-detail',
    as: 'general.manager',
    path: '/procurement/purchase-orders/:order',
  },
  { name: 'projects', as: 'planner', path: '/production/projects' },
  { name: 'notifications', as: 'chief.engineer', path: '/notifications' },
  { name: 'bell', as: 'chief.engineer', path: '/departments', opens: 'bell' },
  { name: 'photo', as: 'engineer', path: '/departments', opens: 'photo' },
  { name: 'admin', as: 'admin', path: '/admin' },
  { name: 'admin-users', as: 'admin', path: '/admin/users' },
  { name: 'phone-departments', as: 'chief.engineer', path: '/departments', width: 390 },
  { name: 'phone-clients', as: 'bdm', path: '/commercial/clients', width: 390 },
]

export const CARD = {
  name: 'Hatem Barakat',
  jobTitle: 'Projects Director',
  company: 'Desert Crown Contracting LLC',
  mobile: '+966 55 731 4926',
  email: 'hatem.barakat@desertcrown.example',
  website: 'www.desertcrown.example',
  address: 'King Abdullah Road, Riyadh 12431',
}
