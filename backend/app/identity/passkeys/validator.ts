import vine from '@vinejs/vine'

/** Bytes as browsers write them in JSON. */
const bytes = (most: number) =>
  vine
    .string()
    .minLength(1)
    .maxLength(most)
    .regex(/^[\w-]+$/)

/** An id has at most 1,023 bytes. */
const credentialId = () => bytes(1364)
const clientData = () => bytes(4096)

const currentPassword = () => vine.string().maxLength(200)

export const ownPasswordValidator = vine.create({ currentPassword: currentPassword() })

export const createPasskeyValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(80),
  credentialId: credentialId(),
  clientData: clientData(),
  attestation: bytes(16_384),
  /** How the device is reached, as far as the browser knows: `internal`, `usb`, `hybrid` … */
  transports: vine
    .array(
      vine
        .string()
        .maxLength(20)
        .regex(/^[a-z-]+$/)
    )
    .distinct()
    .maxLength(8),
})

/** What a device has signed. */
const signed = () => ({
  credentialId: credentialId(),
  clientData: clientData(),
  authenticatorData: bytes(8192),
  signature: bytes(4096),
})

const userHandle = () => bytes(88)

export const passkeyLoginValidator = vine.create({ ...signed(), userHandle: userHandle() })

export const passkeyProofValidator = vine.create({
  ...signed(),
  userHandle: userHandle().optional(),
})
