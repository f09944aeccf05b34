import { expect, test } from 'vitest';
import { filled } from './template.ts';

const given = { header: 1, body: 2, idle: 3, log: 'off' };

test('a template has a value for each of its names, and a name for each value', () => {
  expect(filled('nginx/nginx.conf', given)).toContain('    keepalive_timeout 3s;\n');
  const { log: _, ...others } = given;
  expect(() => filled('nginx/nginx.conf', others)).toThrow('there is no value for [[log]]');
  expect(() => filled('nginx/nginx.conf', { ...given, logs: 'off' })).toThrow('has no [[logs]]');
});

test('lines are indented as their name is, and no lines leave none', () => {
  const lines = { headers: ['one', 'two'], types: ['three', 'four'], visits: [] };
  const text = filled('nginx/site-server.conf', lines);
  expect(text).toMatch(/^one\ntwo\n#/);
  expect(text).toContain('types {\n    three\n    four\n}\n');
  expect(text).toMatch(/}\n$/);
});
