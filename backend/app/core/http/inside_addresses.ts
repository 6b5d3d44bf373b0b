import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** An address that is entered here may not lead to where it points. */
export class InsideAddress extends Error {}

const inside = new BlockList()
const NETWORKS: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]
for (const [network, bits, family] of NETWORKS) inside.addSubnet(network, bits, family)

/** Addresses that are not of the public internet (RFC 6890), an IPv4 address within IPv6 among them. */
export function isInside(address: string): boolean {
  const family = isIP(address)
  if (!family) return true
  const mapped = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isInside(mapped)
  if (/^::ffff:/i.test(address)) return true
  return inside.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** Hosts of the firm's own network that may be called, as the installation names them. */
export type InsideHosts = ReadonlySet<string>

/** As they are named in an environment variable, separated by commas. */
export const hostsIn = (text = ''): Set<string> =>
  new Set(
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean)
  )

export const isNamed = (url: URL, named: InsideHosts) => named.has(hostOf(url))

/** Whether an address is inside by its very words; names are looked up when it is called. */
export const pointsInside = (url: URL, named: InsideHosts) => {
  if (isNamed(url, named)) return false
  const host = hostOf(url)
  return isIP(host)
    ? isInside(host)
    : !host.includes('.') || /\.(local|internal|localhost)$/.test(host)
}

/**
 * Looks a name up and lets no connection go to an inside address. The connection uses what was checked
 * here, so a name that changes its address between two look-ups gains nothing.
 */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    if (addresses.some(({ address }) => isInside(address)))
      return callback(new InsideAddress(hostname), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
