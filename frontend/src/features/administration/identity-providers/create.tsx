import { ProviderForm } from './provider-form'

export default function IdentityProviderCreate() {
  return <ProviderForm />
}
