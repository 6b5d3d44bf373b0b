/** Why someone who came back from a provider doesn't get in, as the sign-in page says it. */
export type Refusal =
  | 'state_lost'
  | 'cancelled'
  | 'refused'
  | 'away'
  | 'off'
  | 'too_many'
  | 'no_email'
  | 'email_unverified'
  | 'domain'
  | 'no_account'
  | 'link_first'
  | 'other_link'
  | 'username'
  | 'username_taken'
  | 'disabled'
  | 'linked_elsewhere'
  | 'signed_out'

export class SignInRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions
  ) {
    super(`single sign-on refused: ${refusal}`, options)
  }
}
