import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import { recordsOf } from '#core/personal_data/erased'

const ofUser = ofRecord('userId', 'user_id')

registerPersonalArea({
  ...{ name: 'notifications', basis: 'legitimate_interest', table: 'notifications' },
  columns: ['type', 'title', 'message', 'read_at', 'created_at'],
  ...{ of: ofUser, erase: 'delete' },
})
// what others read of the person
registerPersonalArea({
  ...{ name: 'notifications_about', basis: 'legitimate_interest', table: 'notifications' },
  // how many there are, not what they say to someone else
  columns: ['type', 'created_at'],
  of(query, person) {
    const records = recordsOf(person)
    query.where((any) => {
      for (const [type, id] of records)
        any.orWhere({ related_entity_type: type, related_entity_id: id })
    })
    return records.length > 0
  },
  erase: 'delete',
})
registerPersonalArea({
  ...{ name: 'notification_settings', basis: 'contract', table: 'notification_preferences' },
  ...{ columns: ['kind', 'in_app', 'mail', 'sound'], of: ofUser, erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'quiet_hours', basis: 'contract', table: 'notification_quiet_hours' },
  key: 'user_id',
  ...{ columns: ['starts_at', 'ends_at', 'days_off'], of: ofUser, erase: 'delete' },
})
