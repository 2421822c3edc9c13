/** Factur-X 1.0 (ZUGFeRD 2): metadata for a PDF with an electronic invoice. */
export const FACTUR_X = { fileName: 'factur-x.xml', level: 'EN 16931', version: '1.0' };

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const property = (name: string, description: string) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`;

/** The properties and their schema, as required by ISO 19005-3 (6.6.2.3). */
export const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${FACTUR_X.fileName}</fx:DocumentFileName>
  <fx:Version>${FACTUR_X.version}</fx:Version>
  <fx:ConformanceLevel>${FACTUR_X.level}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas>
    <rdf:Bag>
      <rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property>
          <rdf:Seq>${property('DocumentFileName', 'The name of the embedded XML document')}${property('DocumentType', 'The type of the hybrid document')}${property('Version', 'The version of the standard')}${property('ConformanceLevel', 'The profile of the embedded XML document')}
          </rdf:Seq>
        </pdfaSchema:property>
      </rdf:li>
    </rdf:Bag>
  </pdfaExtension:schemas>
</rdf:Description>`;
