import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

// who signed for a thing of the firm
registerPersonalArea({
  ...{ name: 'custodies', basis: 'contract', table: 'equipment_custodies' },
  ...{ ability: 'equipment.lookup', of: ofRecord('userId', 'holder_id') },
  columns: ['holder_name', 'out_on', 'back_on', 'out_note', 'back_note'],
  erase: { keep: 'documents' },
})
