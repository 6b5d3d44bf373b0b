import db from '@adonisjs/lucid/services/db'
import { registerBookSource } from '#core/books/facts'
import { registerCashSource } from '#core/cash/cash_sources'
import { installCheques } from '#core/cheques/cheque_register'
import { registerReference } from '#core/database/references'
import { waitingRows } from '#core/overview/waiting_rows'
import { registerWorkPoint } from '#core/overview/work_points'
import { registerTask } from '#core/scheduled/tasks'
import './exports.js'
import './number_series.js'
import Cheque from './cheque.js'
import { chequeCash } from './cheque_cash.js'
import { chequeSource } from './cheque_facts.js'
import { enterCheque } from './enter_cheque.js'
import { notifyDueCheques } from './notify_due.js'
import './personal_data.js'

installCheques({
  enter: enterCheque,
  async find(ids, client) {
    if (!ids.length) return new Map()
    const found = await Cheque.query(client && { client }).whereIn('id', [...ids])
    return new Map(
      found.map(({ id, chequeNumber: number, status, chequeOn }) => [
        id,
        { id, number, status, chequeOn },
      ])
    )
  },
})
registerBookSource(chequeSource)
registerCashSource(chequeCash)
registerReference('client', { table: 'cheques', column: 'client_id' })

registerWorkPoint({
  key: 'cheques_due',
  resource: 'cheques',
  page: { path: '/finance/cheques?tab=due', ability: 'cheques.view' },
  read: (today) =>
    waitingRows(
      db.from('cheques').where('status', 'held').where('cheque_on', '<=', today),
      'amount_minor'
    ),
})

registerTask({
  name: 'notify of due cheques',
  seconds: 24 * 3600,
  run: () => notifyDueCheques(),
})
