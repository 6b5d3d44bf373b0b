import { queueStore } from '../../../../providers/queue-store'
import type { CheckEntry } from './entry'

export const checkStore = queueStore<CheckEntry>('binaa-attendance')
