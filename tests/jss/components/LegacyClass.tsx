import React from 'react';

export default class LegacyClass extends React.Component<{ fields: { Heading: { value: string } } }, { clicks: number }> {
  state = { clicks: 0 };

  render() {
    return (
      <button type="button" className="component legacy" onClick={() => this.setState({ clicks: this.state.clicks + 1 })}>
        {this.props.fields.Heading.value} {this.state.clicks}
      </button>
    );
  }
}
