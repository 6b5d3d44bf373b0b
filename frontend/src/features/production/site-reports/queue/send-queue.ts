import { queueSender } from '../../../../providers/queue-sender'
import { sendEntry } from './send-entry'
import { entryStore } from './store'

export const reportSender = queueSender({
  lock: 'binaa-site-reports',
  store: entryStore,
  send: sendEntry,
})
