import { useParams } from 'react-router'
import { VendorForm } from './vendor-form'

export default function VendorEdit() {
  return <VendorForm id={Number(useParams().id)} />
}
