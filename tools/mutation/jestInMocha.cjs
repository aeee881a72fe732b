/**
 * Lets Mocha run tests that are written for Jest: Stryker's runner for Mocha switches a mutant on in a process that has
 * everything loaded, where Jest would load it all anew for each of some thousands. docs/testing.md#mutation-testing
 */
const path = require('node:path');
const { bind } = require('jest-each');
const { expect } = require('expect');
const { ModuleMocker } = require('jest-mock');
const { interfaces, Suite, Test } = require('mocha');
const { makeRunDirectory, removeRunDirectory } = require('../../test/support/run-directory.ts');

/** How long a test may take, in ms, whatever it says itself: far longer than any takes, and no longer to wait for a mutant that hangs. */
const testTimeout = 10_000;

makeRunDirectory();
process.on('exit', removeRunDirectory);

interfaces.bdd = function jestInMocha(root) {
  root.on('pre-require', (globals, file) => {
    // A file's own hooks are for its own tests.
    const whole = Suite.create(root, path.basename(file));
    whole.timeout(testTimeout);
    const open = [whole];

    function describe(title, body) {
      open.unshift(Suite.create(open[0], title));
      body();
      open.shift();
    }

    function it(title, body) {
      const test = new Test(title, () => body());
      test.file = file;
      open[0].addTest(test);
    }

    describe.each = bind(describe, false);
    it.each = bind(it, false);
    const mocker = new ModuleMocker(globalThis);
    Object.assign(globals, {
      describe,
      it,
      test: it,
      expect,
      beforeAll: (hook) => open[0].beforeAll(() => hook()),
      beforeEach: (hook) => open[0].beforeEach(() => hook()),
      afterEach: (hook) => open[0].afterEach(() => hook()),
      afterAll: (hook) => open[0].afterAll(() => hook()),
      jest: { setTimeout: () => undefined, fn: (body) => mocker.fn(body) },
    });
  });
};
