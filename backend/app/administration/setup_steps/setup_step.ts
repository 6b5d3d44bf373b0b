import { SetupStepSchema } from '#database/schema'

/** A step of setting the portal up that someone has gone through. */
export default class SetupStep extends SetupStepSchema {}
