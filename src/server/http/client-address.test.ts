import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const nobody = new BlockList()
const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8)

test('without proxies it is the connection’s address', () => {
  expect(clientAddress('192.0.2.1', null, nobody)).toBe('192.0.2.1')
  expect(clientAddress('::ffff:192.0.2.1', null, nobody)).toBe('192.0.2.1')
})

test('a client’s own X-Forwarded-For is ignored', () => {
  expect(clientAddress('192.0.2.1', '198.51.100.7', proxies)).toBe('192.0.2.1')
})

test('behind trusted proxies it is the last untrusted hop', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', proxies)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', 'garbage, 198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '9.9.9.9, 198.51.100.7:51234', proxies)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '9.9.9.9, [2001:db8:1:2::1]:443', proxies)).toBe('2001:db8:1:2')
  expect(clientAddress('10.0.0.1', null, proxies)).toBe('10.0.0.1')
})

test('an unparsable hop ends the chain: earlier ones may be forged', () => {
  for (const hop of ['unknown', '_hidden', '', '999.1.1.1', '[x]']) {
    expect(clientAddress('10.0.0.1', `9.9.9.9, ${hop}`, proxies)).toBe('10.0.0.1')
  }
})

test('an IPv6 network counts as one address, in any notation', () => {
  const same = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2:a:b:c:d']
  expect(new Set(same.map((address) => clientAddress(address, null, nobody)))).toEqual(new Set(['2001:db8:1:2']))
  expect(clientAddress('::1', null, nobody)).toBe('0:0:0:0')
})
