/** Plain style sheets mean nothing to jsdom. */
module.exports = {};
