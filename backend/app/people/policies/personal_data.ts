import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'acknowledgements', basis: 'legal_obligation', table: 'policy_acknowledgements' },
  ...{ ability: 'employees.private', of: ofRecord('userId', 'user_id') },
  columns: ['signed_name', 'acknowledged_at'],
  erase: { keep: 'employment' },
})
