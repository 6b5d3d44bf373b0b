import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

const common = { basis: 'legitimate_interest', of: ofRecord('userId', 'user_id') } as const

registerPersonalArea({
  ...{ name: 'calendar_feed', table: 'calendar_feeds', ...common },
  ...{ columns: ['created_at'], erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'calendar_imports', table: 'calendar_imports', ...common },
  ...{ columns: ['uid', 'imported_at'], erase: 'delete' },
})
