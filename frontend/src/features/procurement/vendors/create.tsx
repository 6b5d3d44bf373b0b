import { VendorForm } from './vendor-form'

export default function VendorCreate() {
  return <VendorForm />
}
