import { from, OWN, RECORDED, reference } from './cases';

export const lists = [
  ...from(reference('rules.List'), [
    ["'a' in ['a', 'b']", true],
    ["'c' in ['a', 'b']", false],
    ["['a', 'b'][0] == 'a'", true],
    ["['a', 'b', 'c'][0:2] == ['a', 'b']", true],
    ["['a', 'b', 'c'][1:3] == ['b', 'c']", true],
    ['[1, [2, 3]][1][0] == 2', true],
    ['[1, 2, 3][3] == 3', 'error'],
    ['[1, 2, 3][-1] == 3', 'error'],
    ["[1, 2]['0'] == 1", 'error'],
    ['[1, 2][0.0] == 1', 'error'],
    ['1 in [1.0]', true],
    ['[1] in [[1], [2]]', true],
    ['null in [null]', true],
  ]),
  ...from(reference('rules.List#concat'), [
    ['[1, 2].concat([3]) == [1, 2, 3]', true],
    ['[1].concat([1]) == [1, 1]', true],
    ['[1].concat(2) == [1, 2]', 'error'],
    ['[1].concat([2].toSet()) == [1, 2]', 'error'],
  ]),
  ...from(reference('rules.List#hasAll'), [
    ["['a', 'b'].hasAll(['a', 'c'])", false],
    ["['d', 'e', 'f'].hasAll(['d', 'e'])", true],
    ['[].hasAll([])', true],
    ['[1].hasAll([1.0])', true],
    ["['a'].hasAll('a')", 'error'],
  ]),
  ...from(reference('rules.List#hasAny'), [
    ["['a', 'b'].hasAny(['c', 'd'])", false],
    ["['a', 'b'].hasAny(['a', 'c'])", true],
    ["['a', 'b'].hasAny([])", false],
    ["['a', 'b'].hasAny(['a', 'c'].toSet())", true],
  ]),
  ...from(reference('rules.List#hasOnly'), [
    ["['a', 'b'].hasOnly(['a', 'c'])", false],
    ["['a', 'b'].hasOnly(['a', 'b', 'c'])", true],
    ["['a', 'b'].hasOnly(['b', 'a'])", true],
    ["['a', 'a', 'b', 'c', 'c'].hasOnly(['a', 'b', 'c'])", true],
    ["[].hasOnly(['a'])", true],
    ["['a'].hasOnly([])", false],
  ]),
  ...from(reference('rules.List#join'), [
    ["['dog', 'cat'].join('|') == 'dog|cat'", true],
    ["['a'].join('|') == 'a'", true],
    ["[].join('|') == ''", true],
    ["[1, true].join('-') == '1-true'", true],
    ["['a', 'b'].join(1) == 'a1b'", 'error'],
    ["[[1], [2]].join(',') == '1,2'", 'error'],
  ]),
  ...from(reference('rules.List#removeAll'), [
    ["['a', 'b'].removeAll(['a', 'd']) == ['b']", true],
    ["['a', 'b', 'a', 'b', 'a'].removeAll(['a', 'd']) == ['b', 'b']", true],
    ['[1, 2].removeAll([]) == [1, 2]', true],
  ]),
  ...from(reference('rules.List#size'), [
    ['[].size() == 0', true],
    ['[1, 1].size() == 2', true],
  ]),
  ...from(reference('rules.List#toSet'), [
    ["['a', 'b'].toSet() == ['b', 'a'].toSet()", true],
    ["['a', 'a'].toSet().size() == 1", true],
    ['[1, 1.0, 2].toSet().size() == 2', true],
  ]),
  ...from(`${RECORDED}: range-slice-list-and-string`, [
    ['resource.data.tags[0:2].size() == 2', true],
    ['[1, 2, 3, 4][1:99].size() == 3', 'error'],
    ["'hello world'[6:99] == 'world'", 'error'],
    ['[1, 2, 3, 4][2:2].size() == 0', true],
    ["'hello'[3:3] == ''", true],
    ["'hello'[0:0] == ''", true],
    ['[1, 2][0:0] == []', 'error'],
    ['[1, 2, 3][2:1] == []', 'error'],
    ['[1, 2, 3][-1:2] == []', 'error'],
  ]),
];

export const sets = [
  ...from(reference('rules.Set'), [
    ["'a' in ['a', 'b'].toSet()", true],
    ["'c' in ['a', 'b'].toSet()", false],
    ['[1, 2].toSet() != [1].toSet()', true],
    ['[1].toSet() == [1]', false],
    ['[1].toSet()[0] == 1', 'error'],
  ]),
  ...from(reference('rules.Set#difference'), [
    ["['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()", true],
    ["['a'].toSet().difference(['a'].toSet()).size() == 0", true],
  ]),
  ...from(reference('rules.Set#intersection'), [
    ["['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()", true],
    ["['a'].toSet().intersection(['b'].toSet()).size() == 0", true],
  ]),
  ...from(reference('rules.Set#union'), [
    ["['a', 'b'].toSet().union(['a', 'c'].toSet()) == ['a', 'b', 'c'].toSet()", true],
    ['[].toSet().union([1].toSet()).size() == 1', true],
  ]),
  ...from(reference('rules.Set#hasAll'), [
    ["['a', 'b'].toSet().hasAll(['a', 'c'])", false],
    ["['d', 'e', 'f'].toSet().hasAll(['d', 'e'])", true],
    ["['a'].toSet().hasAll(['a'].toSet())", true],
  ]),
  ...from(reference('rules.Set#hasAny'), [
    ["['a', 'b'].toSet().hasAny(['c', 'd'].toSet())", false],
    ["['a', 'b'].toSet().hasAny(['a', 'c'].toSet())", true],
  ]),
  ...from(reference('rules.Set#hasOnly'), [
    ["['a', 'b'].toSet().hasOnly(['a', 'c'])", false],
    ["['a', 'b'].toSet().hasOnly(['a', 'b', 'c'])", true],
    ["['a'].toSet().hasOnly([])", false],
  ]),
  ...from(reference('rules.Set#size'), [["['a', 'b', 'a'].toSet().size() == 2", true]]),
  ...from(`${RECORDED}: set-algebra-difference-union-intersection`, [
    ["{'a': 1}.keys().difference(['a']).size() == 0", 'error'],
    ["{'a': 1}.keys().union(['b']).size() == 2", 'error'],
    ["['a', 'b'].toSet().difference(['a']).hasOnly(['b'])", 'error'],
    ['[1].toSet().union([2].toSet()).hasOnly([1, 2])', true],
  ]),
];

export const maps = [
  ...from(reference('rules.Map'), [
    ["'a' in {'a': 1}", true],
    ["'b' in {'a': 1}", false],
    ['1 in {}', false],
    ["{'a': 1}.a == 1", true],
    ["{'a': 1}['a'] == 1", true],
    ["{'a': {'b': 1}}.a.b == 1", true],
    ["{'a': 1}.b == 1", 'error'],
    ["{'a': 1}['b'] == 1", 'error'],
    ["{'a': 1}[0] == 1", 'error'],
    ["{'a': 1} != {'a': 1, 'b': 2}", true],
    ["{'a': 1, 'a': 2}.a == 2", true],
    ["{1: 'a'}.size() == 1", 'error'],
  ]),
  ...from(reference('rules.Map#get'), [
    ["{'a': 1}.get('a', 0) == 1", true],
    ["{'a': 1}.get('z', 7) == 7", true],
    ["{'a': {'b': 1}}.get(['a', 'b'], 0) == 1", true],
    ["{'a': {'b': 1}}.get(['a', 'c'], 7) == 7", true],
    ["{'a': {'b': 1}}.get(['x', 'c'], 7) == 7", true],
    ["resource.data.get(['map', 'y', 'z'], '') == 'deep'", true],
    ["{'a': null}.get('a', 1) == null", true],
    ["{'a': 1}.get(1, 0) == 0", 'error'],
    ["{'a': 1}.get('a') == 1", 'error'],
  ]),
  ...from(`${RECORDED}: map-get-string-and-list-form`, [
    ["{'a': 'text'}.get(['a', 'b'], 'none') == 'none'", true],
    ["{'a': 7}.get(['a', 'b'], 'none') == 'none'", true],
  ]),
  ...from(reference('rules.Map#keys'), [
    ["{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b'])", true],
    ["{'a': 1}.keys() == ['a']", true],
    ['{}.keys() == []', true],
  ]),
  ...from(reference('rules.Map#values'), [
    ["{'a': 1}.values() == [1]", true],
    ["{'a': 1, 'b': 1}.values().size() == 2", true],
  ]),
  ...from(reference('rules.Map#size'), [
    ["{'a': 1, 'b': 2}.size() == 2", true],
    ['{}.size() == 0', true],
  ]),
  ...from(`${RECORDED}: required-fields-and-mapdiff`, [
    ["{'b': 1, 'a': 2}.keys() == ['a', 'b']", true],
    ["{'b': 1, '10': 2, '9': 3}.keys() == ['10', '9', 'b']", true],
    ["{'é': 1, 'z': 2, 'ｚ': 3, '😀': 4}.keys() == ['z', 'é', 'ｚ', '😀']", true],
    ["{'c': 3, 'a': 1, 'b': 2}.values() == [3, 1, 2]", true],
    ["{'a': 1}.keys() is list", true],
    ["{'a': 1}.keys() is set", false],
    ["{'a': 1}.hasAll(['a'])", 'error'],
  ]),
  ...from(`${RECORDED}: undefined-field-access`, [
    ['resource.data.typo == null', 'error'],
    ["resource.data['typo'] != true", 'error'],
    ["!('typo' in resource.data)", true],
    ["resource.data.map.typo == 'x'", 'error'],
    ["resource.data['typo'] is string", 'error'],
    ["resource.data['typo'] in ['a']", 'error'],
    ["resource.data['ow' + 'ner'] == 'ana'", true],
    ["resource.data['nothing'] == null", true],
    ["resource.data['constructor'] == null", 'error'],
    ["'__proto__' in resource.data", false],
    ["resource.data['tags']['length'] == 2", 'error'],
    ["request.auth.token['missing'] == null", 'error'],
  ]),
];

export const mapDiffs = [
  ...from(reference('rules.Map#diff'), [
    ["{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0", true],
    ["{'a': 1}.diff(1).affectedKeys().size() == 0", 'error'],
    ["{'a': 1}.diff({}) is map_diff", true],
  ]),
  ...from(reference('rules.MapDiff#addedKeys'), [
    ["{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()", true],
    ["{'a': 1}.diff({'a': 2}).addedKeys().size() == 0", true],
  ]),
  ...from(reference('rules.MapDiff#removedKeys'), [
    ["{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()", true],
    ["{'a': 1}.diff({}).removedKeys().size() == 0", true],
  ]),
  ...from(reference('rules.MapDiff#changedKeys'), [
    ["{'a': 1, 'b': 2}.diff({'a': 3, 'b': 2}).changedKeys() == ['a'].toSet()", true],
    ["{'a': 1}.diff({}).changedKeys().size() == 0", true],
    ["{'a': {'b': 1}}.diff({'a': {'b': 2}}).changedKeys().hasOnly(['a'])", true],
  ]),
  ...from(reference('rules.MapDiff#unchangedKeys'), [
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()", true],
    ["{'a': [1]}.diff({'a': [1]}).unchangedKeys().hasAll(['a'])", true],
  ]),
  ...from(reference('rules.MapDiff#affectedKeys'), [
    [
      "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 9, 'c': 3, 'd': 4}).affectedKeys() == ['a', 'b', 'd'].toSet()",
      true,
    ],
    [
      'request.resource.data.diff(resource.data).affectedKeys() == ["n", "tags", "nothing", "extra"].toSet()',
      true,
    ],
    ["'n' in request.resource.data.diff(resource.data).affectedKeys()", true],
  ]),
  ...from(`${RECORDED}: required-fields-and-mapdiff`, [
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", true],
    ["{'x': [1]}.diff({'x': [1.0]}).changedKeys().size() == 0", true],
    ["{'x': 0.0}.diff({'x': -0.0}).changedKeys().size() == 0", true],
    ["{'x': float('NaN')}.diff({'x': float('NaN')}).changedKeys().size() == 0", true],
    ["{'a': 1}.diff({}).affectedKeys() == ['a']", false],
    ["{'a': 1}.diff({}).affectedKeys().hasOnly(['a'].toSet())", true],
  ]),
  ...from(OWN, [
    ["{'a': 1}.diff({}).size() == 1", 'error'],
    ["{'a': 1}.diff({}).a == 1", 'error'],
  ]),
];
