import { BlockList, isIP } from 'node:net'

/** `10.0.0.0/8`, `2001:db8::/32` or one address; null where it is none of them. */
function parse(network: string) {
  const [address = '', length, ...rest] = network.split('/')
  const family = isIP(address)
  if (!family || rest.length) return null
  const most = family === 4 ? 32 : 128
  if (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length)) return null
  const bits = length === undefined ? most : Number(length)
  return bits <= most ? { address, bits, family: familyName(family) } : null
}

const familyName = (family: number) => (family === 4 ? ('ipv4' as const) : ('ipv6' as const))

export const isNetwork = (text: string): boolean => parse(text) !== null

/** An IPv4 address that a socket for both families writes as IPv6. */
const plain = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** Whether an address lies in one of these networks; without networks every address does. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (!networks.length) return true
  const list = new BlockList()
  for (const network of networks) {
    const known = parse(network)
    if (known) list.addSubnet(known.address, known.bits, known.family)
  }
  const asked = plain(address)
  const family = isIP(asked)
  return family !== 0 && list.check(asked, familyName(family))
}
