import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'milestone_feeds', table: 'milestone_feeds', basis: 'legitimate_interest' },
  of: ofRecord('userId', 'user_id'),
  ...{ columns: ['created_at'], erase: 'delete' },
})
