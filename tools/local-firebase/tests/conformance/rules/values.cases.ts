import { from, OWN, RECORDED, reference } from './cases';

export const bytes = [
  ...from(reference('rules.Bytes'), [
    ["b'*' == b'\\x2A' && b'*' == b'\\052'", true],
    ["b'€' == b'\\342\\202\\254'", true],
    ["b'€' == b'\\xE2\\x82\\xAC'", true],
    ["b'a' == b'b'", false],
    ["b'a' == 'a'", false],
    ["b'' is bytes", true],
  ]),
  ...from(reference('rules.Bytes#size'), [
    ["b'\\xFF\\xFF'.size() == 2", true],
    ["b'a'.size() == 1", true],
    ["b'€'.size() == 3", true],
  ]),
  ...from(reference('rules.Bytes#toBase64'), [
    ["b'\\xFB\\xEF\\xBE'.toBase64() == '----'", true],
    ["b'hi'.toBase64() == 'aGk='", true],
    ["b'\\xff\\xef'.toBase64() == '_-8='", true],
  ]),
  ...from(reference('rules.Bytes#toHexString'), [
    ["b'\\x2A'.toHexString() == '2A'", true],
    ["b'**'.toHexString() == '2A2A'", true],
    ["b'€'.toHexString() == 'E282AC'", true],
  ]),
  ...from(`${RECORDED}: bytes-literal`, [
    ["B\"it's\" == 'it\\'s'.toUtf8()", true],
    ["b'\\x411' == b'A1'", true],
    ["b'\\377' == b'\\xff'", true],
    ["b'\\xe9' == 'é'.toUtf8()", false],
    ["b'abc' < b'abd' && b'abc' > b'ab' && b'\\x00' < b'\\xff'", true],
    ["b'abc' in [b'abc']", true],
    ["b'abc' + b'd' == b'abcd'", 'error'],
    ["b'abc'[0] == 97", 'error'],
    ['resource.data.photo == b"\\x00\\xff"', true],
  ]),
];

export const hashes = [
  ...from(reference('rules.hashing'), [
    ["hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'", true],
    [
      "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
      true,
    ],
    ["hashing.md5('abc') == hashing.md5(b'abc')", true],
    ["hashing.sha256('').size() == 32", true],
    ["hashing.crc32('a').size() == 4 && hashing.crc32c('a').size() == 4", true],
    ["hashing.crc32('a') == hashing.crc32c('a')", false],
    ["hashing.md5('') is bytes", true],
    ['hashing.md5(1).size() == 16', 'error'],
    ["hashing.sha1('a').size() == 20", 'error'],
  ]),
  ...from(`${RECORDED}: bytes-toutf8-and-hashing`, [
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", true],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
    ["hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'", true],
    ["hashing.md5('').toHexString() == 'd41d8cd98f00b204e9800998ecf8427e'", false],
  ]),
];

export const timestamps = [
  ...from(reference('rules.timestamp'), [
    ['timestamp.date(2024, 2, 29) is timestamp', true],
    ['timestamp.value(0) == timestamp.date(1970, 1, 1)', true],
    ['timestamp.value(1000) > timestamp.value(999)', true],
    ['timestamp.value(-1000) < timestamp.value(0)', true],
    ['timestamp.date(2023, 2, 29) is timestamp', 'error'],
    ['timestamp.date(2023, 13, 1) is timestamp', 'error'],
    ['timestamp.date(2023, 0, 1) is timestamp', 'error'],
    ["timestamp.date('2023', 1, 1) is timestamp", 'error'],
    ['timestamp.date(2023, 1) is timestamp', 'error'],
    ['timestamp.value(9223372036854775807) is timestamp', 'error'],
  ]),
  ...from(reference('rules.Timestamp'), [
    ['timestamp.date(2024, 1, 1) < timestamp.date(2024, 1, 2)', true],
    ['timestamp.date(2024, 1, 1) == timestamp.date(2024, 1, 1)', true],
    ["timestamp.date(2024, 1, 1) + duration.value(1, 'd') == timestamp.date(2024, 1, 2)", true],
    ["timestamp.date(2024, 3, 1) - duration.value(1, 'd') == timestamp.date(2024, 2, 29)", true],
    ["timestamp.date(2024, 1, 2) - timestamp.date(2024, 1, 1) == duration.value(24, 'h')", true],
    ['timestamp.value(1) + timestamp.value(1) == timestamp.value(2)', 'error'],
    ['timestamp.value(1) + 1 == timestamp.value(2)', 'error'],
    ['timestamp.value(1) < 2', 'error'],
    ['timestamp.value(1) == 1', false],
  ]),
  ...from(reference('rules.Timestamp#date'), [
    ['request.time.date() == timestamp.date(2023, 11, 14)', true],
    ['timestamp.value(-1).date() == timestamp.date(1969, 12, 31)', true],
  ]),
  ...from(reference('rules.Timestamp#day'), [['timestamp.date(2024, 2, 29).day() == 29', true]]),
  ...from(reference('rules.Timestamp#dayOfWeek'), [
    ['timestamp.date(2024, 2, 29).dayOfWeek() == 4', true],
    ['timestamp.date(2024, 3, 3).dayOfWeek() == 7', true],
    ['timestamp.date(2024, 3, 4).dayOfWeek() == 1', true],
  ]),
  ...from(reference('rules.Timestamp#dayOfYear'), [
    ['timestamp.date(2024, 1, 1).dayOfYear() == 1', true],
    ['timestamp.date(2024, 12, 31).dayOfYear() == 366', true],
  ]),
  ...from(reference('rules.Timestamp#hours'), [['request.time.hours() == 22', true]]),
  ...from(reference('rules.Timestamp#minutes'), [['request.time.minutes() == 13', true]]),
  ...from(reference('rules.Timestamp#seconds'), [['request.time.seconds() == 20', true]]),
  ...from(reference('rules.Timestamp#nanos'), [
    ['request.time.nanos() == 123000000', true],
    ['timestamp.value(-1).nanos() == 999000000', true],
  ]),
  ...from(reference('rules.Timestamp#month'), [['timestamp.date(2024, 2, 29).month() == 2', true]]),
  ...from(reference('rules.Timestamp#year'), [['timestamp.date(2024, 2, 29).year() == 2024', true]]),
  ...from(reference('rules.Timestamp#time'), [
    ['request.time.time() == duration.time(22, 13, 20, 123000000)', true],
  ]),
  ...from(reference('rules.Timestamp#toMillis'), [
    ['request.time.toMillis() == 1700000000123', true],
    ['timestamp.value(-1).toMillis() == -1', true],
  ]),
  ...from(`${RECORDED}: cross-type-operator-overloads`, [
    ["timestamp.value(0) + duration.value(60, 's') == timestamp.value(60000)", true],
    ["duration.value(60, 's') + timestamp.value(0) == timestamp.value(60000)", true],
    ["timestamp.value(0) + duration.value(60, 's') == timestamp.value(0)", false],
  ]),
];

export const durations = [
  ...from(reference('rules.duration'), [
    ["duration.value(1, 'w') == duration.value(7, 'd')", true],
    ["duration.value(1, 'd') == duration.value(24, 'h')", true],
    ["duration.value(1, 'h') == duration.value(60, 'm')", true],
    ["duration.value(1, 'm') == duration.value(60, 's')", true],
    ["duration.value(1, 's') == duration.value(1000, 'ms')", true],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", true],
    ["duration.value(1, 'y') is duration", 'error'],
    ["duration.value(1, 'constructor') is duration", 'error'],
    ["duration.value(1.5, 'h') is duration", 'error'],
    ["duration.time(1, 2, 3, 4) == duration.value(3723000000004, 'ns')", true],
    ["duration.abs(duration.value(-1, 'w')) == duration.value(1, 'w')", true],
    ['duration.abs(-1) is duration', 'error'],
    ['duration.time(1, 2, 3) is duration', 'error'],
  ]),
  ...from(reference('rules.Duration'), [
    ["duration.value(1, 'h') > duration.value(59, 'm')", true],
    ["duration.value(1, 'h') + duration.value(1, 'm') == duration.value(61, 'm')", true],
    ["duration.value(1, 'h') - duration.value(1, 'm') == duration.value(59, 'm')", true],
    ["duration.value(1, 's') + 1 == duration.value(2, 's')", 'error'],
    ["duration.value(1, 's') * 2 == duration.value(2, 's')", 'error'],
    ["duration.value(1, 's') < 2", 'error'],
  ]),
  ...from(reference('rules.Duration#seconds'), [
    ["duration.value(90, 'm').seconds() == 5400", true],
    ["duration.value(1500, 'ms').seconds() == 1", true],
    ["duration.value(-1500, 'ms').seconds() == -1", true],
  ]),
  ...from(reference('rules.Duration#nanos'), [
    ["duration.value(1500, 'ms').nanos() == 500000000", true],
    ["duration.value(-1500, 'ms').nanos() == -500000000", true],
  ]),
  ...from(OWN, [["duration.value(9223372036854775807, 'w') is duration", 'error']]),
];

export const places = [
  ...from(reference('rules.latlng#value'), [
    ['latlng.value(10, 20) is latlng', true],
    ['latlng.value(91, 0) is latlng', 'error'],
    ['latlng.value(0, 181) is latlng', 'error'],
    ["latlng.value(float('NaN'), 0) is latlng", 'error'],
    ["latlng.value('1', 2) is latlng", 'error'],
  ]),
  ...from(reference('rules.LatLng'), [
    ['latlng.value(10, 20).latitude() == 10.0', true],
    ['latlng.value(10, 20).longitude() == 20.0', true],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', true],
    ['latlng.value(1, 2) == latlng.value(2, 1)', false],
    ['latlng.value(1, 2) < latlng.value(2, 1)', 'error'],
    ['resource.data.place.latitude() == 40.4', true],
  ]),
  ...from(reference('rules.LatLng#distance'), [
    ['latlng.value(0, 0).distance(latlng.value(0, 0)) == 0.0', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 180)) > 20000000', true],
    ['latlng.value(0, 0).distance(1) == 0', 'error'],
  ]),
];

export const mathematics = [
  ...from(reference('rules.math'), [
    ['math.abs(-3) == 3 && math.abs(3) == 3', true],
    ['math.abs(-2.5) == 2.5', true],
    ['math.abs(-3) is int', true],
    ['math.ceil(1.2) == 2', true],
    ['math.ceil(-1.2) == -1', true],
    ['math.floor(1.8) == 1', true],
    ['math.floor(-1.2) == -2', true],
    ['math.floor(1.8) is int', true],
    ['math.round(1.5) == 2 && math.round(1.4) == 1', true],
    ['math.round(-1.5) == -1', true],
    ['math.sqrt(9) == 3.0', true],
    ['math.sqrt(9) is float', true],
    ['math.pow(2, 10) == 1024.0', true],
    ['math.pow(4, 0.5) == 2.0', true],
    ['math.pow(2, -1) == 0.5', true],
    ['math.isNaN(math.sqrt(-1))', true],
    ['math.isNaN(1)', false],
    ['math.isInfinite(1.0 / 0.0)', true],
    ['math.isInfinite(1.0)', false],
    ["math.abs('1') == 1", 'error'],
    ["math.floor('1.5') == 1", 'error'],
    ['math.pow(2) == 2', 'error'],
    ['math.sin(0) == 0', 'error'],
    ['math.pi > 3', 'error'],
  ]),
  ...from(OWN, [
    ['math.floor(1.0 / 0.0) > 0', 'error'],
    ['math.abs(-9223372036854775808) > 0', 'error'],
  ]),
];

export const paths = [
  ...from(reference('rules.Path'), [
    ['/path/to/resource is path', true],
    ["path('path/to/resource') == /path/to/resource", true],
    ["path('/path/to/resource') == path('path/to/resource')", true],
    ['/a/b == /a/c', false],
    ["/a/b == '/a/b'", false],
    ["(/a/b)[1] == 'b'", true],
    ['(/a/b/c)[0:2] == /a/b', true],
    ['(/a/b)[2] == /a', 'error'],
    ['/users/$(request.auth.uid) == /users/ana', true],
    ['/users/$(thing)/x == /users/t1/x', true],
    ['/a/$(1 + 1) == /a/2', true],
    ['/a/$([1]) == /a/1', 'error'],
    ['/databases/(default)/documents == /databases/$(database)/documents', true],
    ['/a/b + /c == /a/b/c', true],
    ['/a/b in [/a/b, /c]', true],
  ]),
  ...from(reference('rules.Path#bind'), [
    ['(/path/$(thing)).bind({"foo": "x"}) == /path/t1', true],
    [
      "path('/path/{foo}/{bar}').bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
      true,
    ],
    ["path('/path/$(foo)').bind({'foo': 'x'}) == /path/x", true],
    ["path('/path/{foo}').bind({}) == /path/x", 'error'],
    ["path('/path/{foo}').bind(null) == /path/x", 'error'],
  ]),
  ...from(`${RECORDED}: path-constructor-and-bind`, [
    ["path('users/{uid}').bind({'uid': 'alice'}) == path('users/alice')", true],
    ["path('users/alice')[1] == 'alice'", true],
    ["path(path('users/alice')) == path('users/alice')", 'error'],
    ["path('a/b') is map", false],
  ]),
  ...from('recorded from production (public fireside conformance fixtures, storage-rules-v1)', [
    ['request.path.size() == 5', 'error'],
    ["request.path['things'] == 't1'", 'error'],
    ["request.path[3] == 'things'", true],
    ['request.path[3:5] == /things/t1', true],
    ["request.path[9] == 'x'", 'error'],
  ]),
];
