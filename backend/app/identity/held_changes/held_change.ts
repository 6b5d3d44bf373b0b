import { HeldChangeSchema } from '#database/schema'

/** A change that takes effect once a second administrator or an owner has confirmed it. */
export default class HeldChange extends HeldChangeSchema {}
