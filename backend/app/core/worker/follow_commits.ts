import { handOver } from '#core/jobs/hand_over'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { installFollowers } from '#core/unit_of_work/followers'

installFollowers({ dispatchEvents, handOver })
