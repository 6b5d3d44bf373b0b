import { AuthenticatorSchema } from '#database/schema'

/** The app on a phone that makes a person's codes. */
export default class Authenticator extends AuthenticatorSchema {}
